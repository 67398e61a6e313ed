/** As `server/main.ts`, but with pages as of a fixed day; everything else uses the machine's clock. */
import { FIRST_CHECK } from '#core/facts/fact.ts'
import { serve } from '#server/serve.ts'

await serve(process.env, () => new Date(`${FIRST_CHECK}T12:00:00Z`))
