/** A line of input; of one that is too long no text is kept. */
export type InputLine = { text: string; isTooLong: boolean }

/**
 * The lines of a stream, those of each chunk together. UTF-8, or UTF-16 if the stream starts with its byte-order mark,
 * as PowerShell writes it. Byte-order marks are left out, also at the start of later lines, where files were joined.
 *
 * @param maxLength characters of the longest line that is kept, which bounds the memory
 */
export async function* inputLines(input: AsyncIterable<Uint8Array>, maxLength: number): AsyncGenerator<InputLine[]> {
  let rest = ''
  let isTooLong = false
  const add = (part: string) => {
    isTooLong ||= rest.length + part.length > maxLength
    rest = isTooLong ? '' : rest + part
  }
  const finished = (): InputLine => {
    const line = { text: rest.replace(/^\uFEFF/, ''), isTooLong }
    rest = ''
    isTooLong = false
    return line
  }
  for await (const text of decoded(input)) {
    const [first = '', ...others] = text.split('\n')
    add(first)
    yield others.map((other) => {
      const line = finished()
      add(other)
      return line
    })
  }
  yield [finished()]
}

async function* decoded(input: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  let start = Buffer.alloc(0)
  for await (const chunk of input) {
    if (decoder) {
      yield decoder.decode(chunk, { stream: true })
      continue
    }
    start = Buffer.concat([start, chunk])
    if (start.length < 2) continue
    decoder = new TextDecoder(encodingOf(start))
    yield decoder.decode(start, { stream: true })
  }
  yield decoder ? decoder.decode() : start.toString()
}

function encodingOf(start: Uint8Array): string {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  return start[0] === 0xfe && start[1] === 0xff ? 'utf-16be' : 'utf-8'
}
