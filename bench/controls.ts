/** The controls: the same pages without scripts, and the same pages made with Nuxt. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type CopiedPage, copyPage } from './copied-page.ts'
import { type LiveCalculator, liveCalculator } from './live-calculator.ts'
import { installed } from './on-demand.ts'

const CALCULATOR = 'texts, values, chosen, type, move, step, figures, years' // what the template uses

/** Plain HTML: the lower bound for any framework. */
export async function staticControl(origin: string, paths: string[], folder: string): Promise<void> {
  for (const path of paths) {
    const { html } = await copyPage(origin + path, folder)
    const file = join(folder, path, 'index.html')
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, html)
  }
}

/**
 * A default Nuxt site whose pages have the same markup, styles, fonts and pictures; the fields of a calculator work.
 *
 * @returns the generated folder, or why there is none
 */
export async function nuxtControl(origin: string, paths: string[]): Promise<{ folder: string } | { reason: string }> {
  const site = installed('nuxt')
  if (!site) return { reason: 'Nuxt could not be installed' }
  for (const made of ['app', 'public', '.nuxt', '.output']) rmSync(join(site, made), { recursive: true, force: true })
  for (const path of paths) {
    const file = join(site, 'app/pages', path === '/' ? 'index.vue' : `${path.replaceAll(/^\/|\/$/g, '')}.vue`)
    mkdirSync(dirname(file), { recursive: true })
    const page = await copyPage(origin + path, join(site, 'public'))
    writeFileSync(file, vuePage(page, await liveCalculator(page.body)))
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['node_modules/nuxt/bin/nuxt.mjs', 'generate'], {
    cwd: site,
    env: { ...process.env, NODE_ENV: 'production', NUXT_TELEMETRY_DISABLED: '1' },
    encoding: 'utf8',
  })
  if (status !== 0) return { reason: `nuxt generate failed: ${`${stdout}${stderr}`.trim().split('\n').at(-1)}` }
  return { folder: join(site, '.output/public') }
}

function vuePage(page: CopiedPage, calculator: LiveCalculator | undefined): string {
  const { title, htmlAttributes, bodyAttributes, links, styles, body } = page
  const head = { title, htmlAttrs: htmlAttributes, bodyAttrs: bodyAttributes, link: links }
  const use = calculator && [calculator.fields, calculator.choices].map((part) => JSON.stringify(part)).join(', ')
  return `<script setup>
${use ? `import { useCalculator } from '~~/use-calculator.js'\nconst { ${CALCULATOR} } = useCalculator(${use})` : ''}
useHead(${JSON.stringify(head)})
</script>
<template><div>${calculator?.template ?? body}</div></template>
<style>${styles}</style>
`
}
