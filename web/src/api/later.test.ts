import { expect, test, vi } from 'vitest'
import { needed, wanted } from './later'

const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
/** The result of an import while the page is reloading. */
const nothing = () => Promise.resolve(undefined)

test.each([
  ['lost', lost],
  ['not there any more', nothing],
])('code that is needed and %s fails as an answer that does not come', async (_, load) => {
  await expect(needed<unknown>(load)).rejects.toMatchObject({ code: 'NETWORK', msgCode: 'common.NETWORK' })
})

test('code that is only wanted is used where it is there, and missed by nobody', async () => {
  const use = vi.fn()
  wanted<unknown>(lost, use)
  wanted<unknown>(nothing, use)
  wanted(() => Promise.resolve('here'), use)
  await vi.waitFor(() => expect(use.mock.calls).toEqual([['here']]))
})
