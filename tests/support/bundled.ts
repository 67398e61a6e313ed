import { join } from 'node:path'

/**
 * The program as `bundle-programs.ts` has bundled it, or where that has not run the program itself.
 *
 * @param program relative to the project's folder
 */
export function bundled(program: string): string {
  const { BUNDLED_PROGRAMS } = process.env
  return BUNDLED_PROGRAMS === undefined ? program : join(BUNDLED_PROGRAMS, program.replace(/\.ts$/, '.js'))
}
