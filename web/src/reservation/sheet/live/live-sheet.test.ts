import { afterEach, expect, test, vi } from 'vitest'
import { caller, callFor } from '../../../api/caller'
import { readEvents } from './event-stream'
import { followSheet } from './live-sheet'
import { type AnySheet, changed } from './sheet-change'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const body = (...chunks: string[]) =>
  new ReadableStream<Uint8Array>({
    start(out) {
      for (const chunk of chunks) out.enqueue(new TextEncoder().encode(chunk))
      out.close()
    },
  })

test('events are read across chunk borders; comments are dropped', async () => {
  const read = []
  const stream = body('event: hello\ndata: {"eve', 'ntId":"5"}\n\n:\n\nid: 6\nevent: slot\ndata: 한', '글\n\n')
  for await (const event of readEvents(stream)) read.push(event)
  expect(read).toEqual([
    { event: 'hello', data: '{"eventId":"5"}' },
    { event: 'slot', data: '한글', id: '6' },
  ])
})

test('a change replaces its slot and moves nothing', () => {
  const sheet = { eventId: '1', slots: [{ slotIdx: 1 }, { slotIdx: 2, state: 'OPEN' }, { slotIdx: 3 }] } as AnySheet
  const after = changed(sheet, { event: 'slot', data: { slotIdx: 2, state: 'HELD' } as AnySheet['slots'][number] }, '2')
  expect(after.slots.map((slot) => slot.slotIdx)).toEqual([1, 2, 3])
  expect(after.slots[1]!.state).toBe('HELD')
  expect(after.eventId).toBe('2')
})

test('it resumes where it stopped and says who asks', async () => {
  const end = new AbortController()
  const asked: string[] = []
  const answers = [
    'event: hello\ndata: {"eventId":"10"}\n\nid: 11\nevent: slot\ndata: {"slotIdx":1}\n\nevent: bye\ndata: {}\n\n',
    'event: reset\ndata: {}\n\n',
  ]
  const [onChange, onRefetch] = [vi.fn(), vi.fn()]
  const fetching = async (_: unknown, init?: RequestInit) => {
    const headers = init!.headers as Record<string, string>
    asked.push(`${headers['last-event-id']} ${headers.authorization}`)
    if (asked.length === 2) setTimeout(() => end.abort(), 20)
    return new Response(body(answers[asked.length - 1] ?? ''))
  }
  vi.stubGlobal('fetch', fetching)
  callFor({ ...caller(), accessToken: async () => 'at' })
  const live = { date: '2026-05-21', eventId: '9', onChange, onRefetch }
  vi.spyOn(Math, 'random').mockReturnValue(0)
  await followSheet(live, end.signal)
  expect(asked).toEqual(['9 Bearer at', '11 Bearer at'])
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ event: 'slot', data: { slotIdx: 1 } }, '11')
  expect(onRefetch).toHaveBeenCalled()
})

test('without a stream the sheet is read again until it can be tried once more', async () => {
  const end = new AbortController()
  const onRefetch = vi.fn(() => end.abort())
  const states: string[] = []
  const live = {
    date: '2026-05-21',
    eventId: '9',
    onChange: vi.fn(),
    onRefetch,
    onState: (state: string) => states.push(state),
  }
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
  await followSheet(live, end.signal)
  expect(onRefetch).toHaveBeenCalledOnce()
  expect(states).toEqual(['polling'])
})

const HELLO = new TextEncoder().encode('event: hello\ndata: {"eventId":"10"}\n\n')

/** The states of a sheet whose stream says hello and stays open, until `lost` ends it. */
async function untilPolling(lost: (lose: () => void) => void): Promise<string[]> {
  const end = new AbortController()
  const device = new EventTarget()
  vi.stubGlobal('addEventListener', device.addEventListener.bind(device))
  vi.stubGlobal('fetch', async (_: unknown, init: RequestInit) => {
    const open = new ReadableStream<Uint8Array>({
      start(out) {
        out.enqueue(HELLO)
        init.signal!.addEventListener('abort', () => out.error(new Error('aborted')))
      },
    })
    return new Response(open)
  })
  const states: string[] = []
  const onState = (state: string) => {
    states.push(state)
    if (state === 'live') lost(() => device.dispatchEvent(new Event('offline')))
    else end.abort()
  }
  const live = { date: '2026-05-21', eventId: '9', onChange: vi.fn(), onRefetch: vi.fn(), onState }
  await followSheet(live, end.signal)
  return states
}

test('a sheet is not live as soon as the device is offline', async () => {
  expect(await untilPolling((lose) => setTimeout(lose))).toEqual(['live', 'polling'])
})

test('a sheet is not live once the stream misses a comment', async () => {
  vi.useFakeTimers()
  try {
    expect(await untilPolling(() => void vi.advanceTimersByTimeAsync(21_000))).toEqual(['live', 'polling'])
  } finally {
    vi.useRealTimers()
  }
})
