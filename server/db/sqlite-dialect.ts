import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { LOCK_WAIT_MS, type SqliteFile } from './sqlite-file.ts'
import type { Answer } from './sqlite-thread.ts'

const LEAST_WAIT_MS = 500 // a wait for the turn may have been this process standing still

/** Kysely's own is for one connection, on which reads would wait for writes. */
class Adapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

/** Kysely's SQLite on a file that another thread holds: writes take turns, and reads never wait for them. */
export function sqliteDialect(file: SqliteFile): Dialect {
  return {
    createAdapter: () => new Adapter(),
    createDriver: () => driver(file),
    createIntrospector: (kysely) => new SqliteIntrospector(kysely),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

/** While it has the turn it is in a transaction. */
type Connection = DatabaseConnection & { endTurn: (() => void) | undefined }

function driver(file: SqliteFile): Driver {
  async function rollBack(connection: Connection): Promise<void> {
    // SQLite may have done so by itself, as on a full disk; what went wrong before this is what matters.
    await connection.executeQuery(CompiledQuery.raw('ROLLBACK')).catch(() => {})
    endTurn(connection)
  }
  return {
    init: async () => {},
    acquireConnection: async () => connection(file),
    async beginTransaction(opened) {
      const { endTurn, waitMs } = await turn(file)
      try {
        // IMMEDIATE: waits here, for other processes too. A transaction that began by reading could not wait any more.
        await file.ask({ kind: 'run', sql: 'BEGIN IMMEDIATE' }, waitMs)
        ours(opened).endTurn = endTurn
      } catch (error) {
        endTurn()
        throw error
      }
    },
    async commitTransaction(opened) {
      await opened.executeQuery(CompiledQuery.raw('COMMIT')) // if it fails, Kysely rolls back
      endTurn(ours(opened))
    },
    rollbackTransaction: (opened) => rollBack(ours(opened)),
    async releaseConnection(opened) {
      if (ours(opened).endTurn !== undefined) await rollBack(ours(opened)) // a transaction that was given up half-way
    },
    destroy: async () => {}, // closed by who opened the file: without a query Kysely would not ask for it
  }
}

/** A turn, and how long to wait for another process's lock then: less the wait for the turn, which may be for that lock. */
async function turn(file: SqliteFile): Promise<{ endTurn: () => void; waitMs: number }> {
  const start = performance.now()
  const endTurn = await file.takeTurn()
  return { endTurn, waitMs: Math.max(LOCK_WAIT_MS - (performance.now() - start), LEAST_WAIT_MS) }
}

/** Every connection that Kysely has is one of ours. */
function ours(connection: DatabaseConnection): Connection {
  return connection as Connection
}

function endTurn(connection: Connection): void {
  connection.endTurn?.()
  connection.endTurn = undefined
}

function connection(file: SqliteFile): Connection {
  return {
    endTurn: undefined,
    async executeQuery<Row>({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<Row>> {
      if (this.endTurn !== undefined) return result(await file.ask({ kind: 'write', sql, parameters }))
      if (SelectQueryNode.is(query)) return result(await file.ask({ kind: 'read', sql, parameters }))
      const { endTurn, waitMs } = await turn(file)
      try {
        return result(await file.ask({ kind: 'write', sql, parameters }, waitMs))
      } finally {
        endTurn()
      }
    },
    // biome-ignore lint/correctness/useYield: Kysely asks for a generator.
    async *streamQuery() {
      throw new Error('Streaming is not needed here: large results are read in pages.')
    },
  }
}

function result<Row>({ rows, changes, lastInsertRowid }: Answer): QueryResult<Row> {
  return {
    rows: rows as Row[], // as Kysely's own driver: the type is the query's
    ...(changes !== undefined && { numAffectedRows: BigInt(changes) }),
    ...(lastInsertRowid !== undefined && { insertId: BigInt(lastInsertRowid) }),
  }
}
