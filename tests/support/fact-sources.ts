/** Answers of the institutions that facts are fetched from, in the form others have recorded, and a server that gives them. */
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export const LIST_ID = '83c8d434-56ad-4bde-9f70-1d7d0c845c46'

const listQuery = `ExchangeRateListID=${LIST_ID}&amp;exchangeRateListTypeID=3&amp;ExchangeRateListTypeName=srednjiKurs`

/** The page of a day: the list as a table, and as files. */
export const nbsPage = `<!DOCTYPE html>
<html lang="sr-Latn-RS"><head><title>Kursna lista</title></head><body>
<h4>ZVANIČNI SREDNJI KURS DINARA, kursna lista br. 226, formirana na dan 26.11.2026. godine</h4>
<table><tr><td>EUR</td><td>978</td><td>EMU</td><td>1</td><td>117,3918</td></tr></table>
<a href="/ExchangeRateWebApp/ExchangeRate/Print?${listQuery}">Štampa</a>
<a href="/ExchangeRateWebApp/ExchangeRate/Download?${listQuery}&amp;Format=xml">XML</a>
<a href="/ExchangeRateWebApp/ExchangeRate/Download?${listQuery}&amp;Format=csv">CSV</a>
</body></html>`

/** The page of a day that has no list yet. */
export const nbsNoList = '<!DOCTYPE html><html><body><p>Nema podataka</p></body></html>'

export const nbsXml = `<?xml version="1.0" encoding="utf-8"?>
<Exchange_Rates_List>
  <header>
    <Type>srednjiKurs</Type>
    <Number>226</Number>
    <Date>26.11.2026</Date>
    <Copyright>Narodna banka Srbije</Copyright>
  </header>
  <item><Code>036</Code><Country>Australija</Country><Currency>AUD</Currency><Unit>1</Unit><Middle_Rate>69.1234</Middle_Rate></item>
  <item><Code>392</Code><Country>Japan</Country><Currency>JPY</Currency><Unit>100</Unit><Middle_Rate>67.0123</Middle_Rate></item>
  <item>
    <Code>978</Code><Country>EMU</Country><Currency>EUR</Currency><Unit>1</Unit>
    <Middle_Rate>117.3918</Middle_Rate>
  </item>
</Exchange_Rates_List>`

const ecbHead =
  'KEY,FREQ,REF_AREA,CURRENCY,PROVIDER_FM,INSTRUMENT_FM,PROVIDER_FM_ID,DATA_TYPE_FM,TIME_PERIOD,OBS_VALUE,OBS_STATUS,TITLE'

export const ecbMainRate = `${ecbHead}\r
FM.B.U2.EUR.4F.KR.MRR_FR.LEV,B,U2,EUR,4F,KR,MRR_FR,LEV,2026-09-16,2.65,A,"Main refinancing operations, fixed rate"\r
`
export const ecbEuribor = (months: 3 | 6, month: string, value: string) =>
  `${ecbHead}\nFM.M.U2.EUR.RT.MM.EURIBOR${months}MD_.HSTA,M,U2,EUR,RT,MM,EURIBOR${months}MD_,HSTA,${month},${value},A,"Euribor ${months}-month"\n`

type Answer = (response: ServerResponse, headers: IncomingHttpHeaders) => void

/** Answers with a text, and 304 to whoever has it already. */
export function text(body: string, etag?: string): Answer {
  return (response, headers) => {
    if (etag !== undefined && headers['if-none-match'] === etag) return response.writeHead(304).end()
    return response.writeHead(200, etag === undefined ? {} : { etag }).end(body)
  }
}

/** A server that answers by the first part that an address has; what is asked is kept. */
export async function startFactSources(answers: Record<string, Answer>) {
  const asked: string[] = []
  const server = createServer(({ url = '', headers }, response) => {
    asked.push(url)
    const [, answer] = Object.entries(answers).find(([part]) => url.includes(part)) ?? []
    if (answer) answer(response, headers)
    else response.writeHead(404).end()
  }).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, answers } // TCP: never a path
}
