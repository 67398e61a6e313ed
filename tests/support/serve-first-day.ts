/**
 * As `server/main.ts`, but with pages as of a fixed day; everything else uses the machine's clock. The pages are not
 * precompressed: that takes longer than the start, and what they weigh then is computed where it counts (`weigh.ts`).
 */
import { registerHooks } from 'node:module'
import { FIRST_CHECK } from '#core/facts/fact.ts'

registerHooks({
  resolve: (specifier, context, resolve) =>
    resolve(specifier.endsWith('/precompress.ts') ? '#tests/support/no-precompress.ts' : specifier, context),
})
const { serve } = await import('#server/serve.ts')
await serve(process.env, () => new Date(`${FIRST_CHECK}T12:00:00Z`))
