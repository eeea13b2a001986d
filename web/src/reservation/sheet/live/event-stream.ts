export interface StreamEvent {
  event: string
  data: string
  id?: string
}

/** Parses server-sent events of a response body; comments are dropped. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader()
  let rest = ''
  try {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      const blocks = (rest + value.replaceAll('\r\n', '\n')).split('\n\n')
      rest = blocks.pop()!
      for (const block of blocks) {
        const event = parseEvent(block)
        if (event) yield event
      }
    }
  } finally {
    reader.cancel().catch(() => {})
  }
}

export function parseEvent(block: string): StreamEvent | undefined {
  const parsed: StreamEvent = { event: 'message', data: '' }
  const data: string[] = []
  for (const line of block.split('\n')) {
    const [, field, value] = /^(\w+): ?(.*)$/.exec(line) ?? []
    if (field === 'event') parsed.event = value!
    if (field === 'id') parsed.id = value
    if (field === 'data') data.push(value!)
  }
  if (data.length === 0) return undefined
  return { ...parsed, data: data.join('\n') }
}
