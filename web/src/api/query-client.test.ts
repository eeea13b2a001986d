import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from './query-client'
import { written } from './written'

afterEach(() => vi.unstubAllGlobals())

test('what was read before a write is read again by the next page, however fresh it is', async () => {
  vi.stubGlobal('window', new EventTarget())
  const client = queryClient()
  let reads = 0
  const read = () => client.fetchQuery({ queryKey: ['GET /bookings'], queryFn: () => ++reads })
  expect([await read(), await read()]).toEqual([1, 1])
  written()
  expect([await read(), await read()]).toEqual([2, 2])
})
