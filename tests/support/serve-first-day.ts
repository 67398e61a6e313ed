/** Serves as `server/main.ts` does, with pages as of one day; leads, limits and pauses go by the machine's clock. */
import { FIRST_CHECK } from '#core/facts/fact.ts'
import { serve } from '#server/serve.ts'

await serve(process.env, () => new Date(`${FIRST_CHECK}T12:00:00Z`))
