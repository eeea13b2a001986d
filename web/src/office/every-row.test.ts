import { expect, it } from 'vitest'
import { CallFail } from '../api/call-fail'
import { everyRow, MOST_ROWS } from './every-row'

const key = ({ n }: { n: number }) => n
const rows = (from: number, count: number) => Array.from({ length: count }, (_, i) => ({ n: from + i }))
const club =
  (total: number) =>
  async (page: number, size: number): Promise<{ list: { n: number }[] }> => ({
    list: rows((page - 1) * size, Math.max(0, Math.min(size, total - (page - 1) * size))),
  })

it('reads page by page until there are no more, each row once', async () => {
  const steps: number[] = []
  const { signal } = new AbortController()
  const found = await everyRow(club(250), { key, signal, onStep: (read) => steps.push(read) })
  expect([found!.length, found!.at(-1)]).toEqual([250, { n: 249 }])
  expect(steps).toEqual([100, 200, 250])
  // A new row at the top moves the last one of the first page to the second.
  const shifted = async (page: number) => ({ list: page === 1 ? rows(0, 100) : rows(99, 50) })
  expect(await everyRow(shifted, { key, signal })).toHaveLength(149)
})

it('reads no more than may be selected', async () => {
  let pages = 0
  const read = (page: number, size: number) => {
    pages++
    return club(5000)(page, size)
  }
  expect(await everyRow(read, { key, signal: new AbortController().signal })).toHaveLength(MOST_ROWS)
  expect(pages).toBe(MOST_ROWS / 100)
})

it('waits where there were too many requests, and ends with any other failure', async () => {
  const waited: number[] = []
  let tries = 0
  const busy = async () => {
    if (++tries === 1) throw new CallFail(429, {}, { statusText: '', requestId: null, retryAfter: '3' })
    return { list: rows(0, 1) }
  }
  const { signal } = new AbortController()
  expect(await everyRow(busy, { key, signal, wait: async (ms) => void waited.push(ms) })).toEqual(rows(0, 1))
  expect(waited).toEqual([3000])
  const broken = async () => Promise.reject(new CallFail(500, {}))
  await expect(everyRow(broken, { key, signal })).rejects.toThrow()
})

it('selects nothing once it is stopped', async () => {
  const stop = new AbortController()
  const read = async (page: number, size: number) => {
    if (page === 2) stop.abort()
    return club(1000)(page, size)
  }
  expect(await everyRow(read, { key, signal: stop.signal })).toBeUndefined()
})
