/** Runs for every file of the suites whose files share modules (vitest.config.ts). */
import { afterAll } from 'vitest'
import { closeDatabases } from './databases.ts'

afterAll(closeDatabases)
