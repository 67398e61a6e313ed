import { inject } from 'vitest'
import { type Server, startServer } from './server.ts'

/**
 * The real server with pages of one line, which halves the cost of a start, and in the fault suite with all its modules
 * in one file, which halves it again: for suites that look at leads only.
 */
export function startLeadsServer(env: Record<string, string> = {}, launcher: string[] = []): Promise<Server> {
  return startServer(env, launcher, inject('leadsServer') ?? 'tests/support/serve-leads.ts')
}
