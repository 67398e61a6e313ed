/** Lighthouse on a phone's first visit: our pages, the same without scripts, and the same made with Nuxt. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium as browser } from '@playwright/test'
import { routes } from '#core/site/routes.ts'
import { wholeChromium } from '#tests/support/chromium.ts'
import { pressed } from '#tests/support/weigh.ts'
import { nuxtControl, staticControl } from './controls.ts'
import { serveFolder } from './folder-server.ts'
import { withServer } from './idle-server.ts'
import { installed } from './on-demand.ts'
import { type BenchRow, type Effort, measured, missing, ratio } from './row.ts'

const PAGES = { home: routes.home, calculator: routes['housing-loan-calculator'] }
const STATIC = 'static control'
const NUXT = 'Nuxt control'

type Visit = { lcp: number; tbt: number; cls: number }
type Control = { name: string; url: string } | { name: string; reason: string }

export async function benchLighthouse({ runs }: Effort): Promise<BenchRow[]> {
  const lighthouse = installed('lighthouse')
  if (!lighthouse) return [missing('Lighthouse', 'could not be installed')]
  const folder = mkdtempSync(join(tmpdir(), 'kreditokaz-lighthouse-'))
  const stops: (() => void)[] = [() => rmSync(folder, { recursive: true, force: true })]
  try {
    return await withServer({}, async ({ url }) => {
      await pressed(url)
      const paths = Object.values(PAGES)
      await staticControl(url, paths, join(folder, 'static'))
      const nuxt = await nuxtControl(url, paths)
      const serve = async (site: string) => {
        const served = await serveFolder(site)
        stops.push(served.stop)
        return served.url
      }
      const sites: Control[] = [
        { name: 'ours', url },
        { name: STATIC, url: await serve(join(folder, 'static')) },
        'folder' in nuxt ? { name: NUXT, url: await serve(nuxt.folder) } : { name: NUXT, ...nuxt },
      ]
      const visit = (address: string) => visitOf(lighthouse, address, folder)
      const rows: BenchRow[] = []
      for (const page of Object.keys(PAGES) as (keyof typeof PAGES)[]) // Object.keys loses the type
        rows.push(...(await pageRows(page, sites, runs, visit)))
      return rows
    })
  } finally {
    for (const stop of stops.reverse()) stop()
  }
}

/** Alternates between the sites, so that a slow minute of the machine affects all of them. */
async function pageRows(
  page: keyof typeof PAGES,
  sites: Control[],
  runs: number,
  visit: (address: string) => Promise<Visit>,
): Promise<BenchRow[]> {
  const visits = new Map<string, Visit[]>(sites.map(({ name }) => [name, []]))
  for (let run = 0; run < runs; run += 1)
    for (const site of sites) if ('url' in site) visits.get(site.name)?.push(await visit(site.url + PAGES[page]))

  const row = (metric: keyof Visit, name: string, unit: string, most?: number) => {
    const label = `Lighthouse: ${page}, ${metric.toUpperCase()}, ${name}`
    const site = sites.find((one) => one.name === name)
    if (site && 'reason' in site) return missing(label, site.reason)
    const samples = (visits.get(name) ?? []).map((one) => one[metric])
    return measured(label, unit, samples, most === undefined ? undefined : { most })
  }
  const ours = row('lcp', 'ours', 'ms', 1200)
  const [plain, nuxt] = [row('lcp', STATIC, 'ms'), row('lcp', NUXT, 'ms')]
  const nuxtTbt = row('tbt', NUXT, 'ms')
  return [
    ...[ours, plain, nuxt],
    ratio(`Lighthouse: ${page}, LCP, ours / static control`, ours, plain, { most: 1.3 }),
    ratio(`Lighthouse: ${page}, LCP, ours / Nuxt control`, ours, nuxt, { most: 0.75 }),
    ...[row('tbt', 'ours', 'ms', nuxtTbt.value ?? undefined), row('tbt', STATIC, 'ms'), nuxtTbt],
    ...[row('cls', 'ours', '', 0), row('cls', STATIC, ''), row('cls', NUXT, '')],
  ]
}

/** One Lighthouse run, repeated if it fails: now and then it loses its trace. */
async function visitOf(lighthouse: string, url: string, folder: string, attempts = 3): Promise<Visit> {
  try {
    return await runLighthouse(lighthouse, url, folder)
  } catch (error) {
    if (attempts === 1) throw error
    return await visitOf(lighthouse, url, folder, attempts - 1)
  }
}

/** In its own process, with the default mobile settings. */
async function runLighthouse(lighthouse: string, url: string, folder: string): Promise<Visit> {
  const report = join(folder, 'report.json')
  const child = spawn(
    process.execPath,
    [
      ...[join(lighthouse, 'node_modules/lighthouse/cli/index.js'), url, '--only-categories=performance', '--quiet'],
      ...['--output=json', `--output-path=${report}`, '--no-enable-error-reporting'],
      `--chrome-flags=--headless=new ${(wholeChromium.args ?? []).join(' ')}`,
    ],
    {
      env: { ...process.env, CHROME_PATH: wholeChromium.executablePath ?? browser.executablePath() },
      stdio: 'inherit',
    },
  )
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`Lighthouse ended with ${code} on ${url}.`)
  const { audits, runtimeError } = JSON.parse(readFileSync(report, 'utf8'))
  if (runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${runtimeError.message}`)
  const value = (name: string): number => audits[name].numericValue
  return {
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  }
}
