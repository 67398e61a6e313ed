type Body = { body: AsyncIterable<Uint8Array> | null | undefined }

/** Reads a whole body; undefined as soon as it exceeds `maxBytes`, and the rest is not read. */
export async function boundedBytes({ body }: Body, maxBytes: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.byteLength
    if (length > maxBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
