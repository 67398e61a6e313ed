type Body = { body: AsyncIterable<Uint8Array> | null | undefined }

/** A whole body, or undefined when it is longer than allowed; then the rest is not read. */
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
