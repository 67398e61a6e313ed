type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether the connection allows for speculative loading. */
export function areBytesCheap(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection } // not in TypeScript's DOM types
  return !connection?.saveData && !/2g|3g/.test(connection?.effectiveType ?? '')
}
