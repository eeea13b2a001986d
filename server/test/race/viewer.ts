interface SeenSlot {
  slotIdx: number
  time: string
  state: string
  heldUntil?: string
}

/** A viewer of a day's sheet that records the stream. */
export interface Viewer {
  latest(slotIdx: number): SeenSlot | undefined
  next(slotIdx: number, state: string): Promise<SeenSlot>
  leave(): Promise<void>
}

export async function watchDay(address: string, date: string, token: string): Promise<Viewer> {
  const leave = new AbortController()
  const response = await fetch(`${address}/reservation/sheets/stream?date=${date}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: leave.signal,
  })
  if (!response.ok || !response.body) throw new Error(`the stream answered ${response.status}`)
  const seen = new Map<number, SeenSlot>()
  const waiting = new Set<() => void>()
  const greeted = Promise.withResolvers<void>()
  const reading = read(response.body, (event, data) => {
    if (event === 'hello') greeted.resolve()
    if (event === 'slot') seen.set((data as SeenSlot).slotIdx, data as SeenSlot)
    for (const look of waiting) look()
  }).catch(() => {})
  await greeted.promise
  return {
    latest: (slotIdx) => seen.get(slotIdx),
    next: (slotIdx, state) => {
      const { promise, resolve } = Promise.withResolvers<SeenSlot>()
      const look = () => {
        const slot = seen.get(slotIdx)
        if (slot?.state !== state) return
        waiting.delete(look)
        resolve(slot)
      }
      waiting.add(look)
      look()
      return promise
    },
    leave: async () => {
      leave.abort()
      await reading
    },
  }
}

async function read(body: ReadableStream<Uint8Array>, onEvent: (event: string, data: unknown) => void): Promise<void> {
  let text = ''
  for await (const chunk of body.pipeThrough(new TextDecoderStream() as never) as unknown as AsyncIterable<string>) {
    text += chunk
    const events = text.split('\n\n')
    text = events.pop()!
    for (const block of events) {
      const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/:\s?(.*)/s).slice(0, 2)))
      if (fields.data) onEvent(fields.event, JSON.parse(fields.data))
    }
  }
}
