import { readFile } from 'node:fs/promises'
import type { Build, Renderer } from './renderer.ts'

/**
 * Loads the output of `npm run build`.
 *
 * @param dist folder of the build, a file URL ending in a slash
 * @throws one line that says what to do when there is no build
 */
export async function loadBuiltSite(dist: URL): Promise<{ renderer: Renderer; build: Build }> {
  try {
    const [build, renderer] = await Promise.all([
      readFile(new URL('build.json', dist), 'utf8').then((text): Build => JSON.parse(text)), // written by app/build.ts
      // Bundled from app/entry-server.tsx, untyped.
      import(new URL('server/entry-server.js', dist).href) as Promise<Renderer>,
    ])
    return { renderer, build }
  } catch (error) {
    throw new Error('There is no complete build in dist/: run `npm run build` first.', { cause: error })
  }
}
