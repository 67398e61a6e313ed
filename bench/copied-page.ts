import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A page of the site in parts, for building a control with the same content. */
export type CopiedPage = {
  /** Without scripts and their preloads. */
  html: string
  title: string
  /** The attributes of `<html>` and `<body>`. */
  htmlAttributes: Record<string, string>
  bodyAttributes: Record<string, string>
  styles: string
  /** Attributes of the `<link>` elements that load something. */
  links: Record<string, string>[]
  body: string
}

const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>|<noscript>[\s\S]*?<\/noscript>/g
// The style sheet is the full one, which React's start loads.
const OURS_ALONE = /<link rel="(?:canonical|alternate|stylesheet)"[^>]*>/g

/** Fetches a page of the running site, and copies its fonts and pictures into a folder. */
export async function copyPage(url: string, folder: string): Promise<CopiedPage> {
  const html = (await (await fetch(url)).text()).replaceAll(SCRIPTS, '').replaceAll(OURS_ALONE, '')
  for (const path of filesOf(html)) await copyFile(new URL(path, url), join(folder, path))
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, inside = '']) => inside)
  const [htmlAttributes = ''] = all(/<html([^>]*)>/g)
  const [bodyAttributes = ''] = all(/<body([^>]*)>/g)
  return {
    html,
    title: all(/<title>([^<]*)/g)[0] ?? '',
    htmlAttributes: attributesOf(htmlAttributes),
    bodyAttributes: attributesOf(bodyAttributes),
    styles: all(/<style>([\s\S]*?)<\/style>/g).join('\n'),
    links: all(/<link ([^>]*?)\/?>/g).map(attributesOf),
    body: (all(/<body[^>]*>([\s\S]*)<\/body>/g)[0] ?? '').replaceAll(/<style>[\s\S]*?<\/style>|<link [^>]*>/g, ''),
  }
}

/** Every file that the page refers to, in attributes, source sets and styles. */
function filesOf(html: string): string[] {
  const named = [...html.matchAll(/(?:src|href|srcset)="([^"]+)"|url\(([^)]+)\)/gi)].map(([, a, b]) => a ?? b ?? '')
  const paths = named.flatMap((value) => value.split(/,?\s+/)).filter((path) => /^\/.*\.\w+$/.test(path))
  return [...new Set(paths)]
}

async function copyFile(from: URL, to: string): Promise<void> {
  const response = await fetch(from)
  if (!response.ok) throw new Error(`${from.pathname} answers ${response.status}, but a page names it.`)
  mkdirSync(dirname(to), { recursive: true })
  writeFileSync(to, Buffer.from(await response.arrayBuffer()))
}

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name, value = '']) => [name, value]))
}
