/** Preloaded into a server, see `uncompressed` in `server.ts`. */
import { replaceModule } from './replace-module.ts'

replaceModule('/precompress.ts', './no-precompress.ts')
