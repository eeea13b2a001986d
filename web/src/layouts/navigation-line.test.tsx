import { act } from 'react'
import { Link } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { later } from '../../test/later'
import { named, press, show } from '../../test/screen'
import { NavigationLine } from './navigation-line'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const hasLine = () => document.querySelector('[data-navigation-line]') !== null
const heard = () => document.querySelector('[data-only-spoken][role="status"]')?.textContent
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** A press on a link to a page that comes when `come` is called. */
async function leave(): Promise<() => Promise<void>> {
  const { promise, resolve } = later<null>()
  const page = (
    <>
      <NavigationLine />
      <Link to="/ishm/next">Next</Link>
    </>
  )
  await show(page, { loaded: promise })
  await press(named('a', 'Next'))
  return () => act(async () => resolve(null))
}

test('a page that has not come after 300 ms has a line at the top, which is said and goes with its arrival', async () => {
  const come = await leave()
  await wait(299)
  expect(hasLine()).toBe(false)
  await wait(1)
  expect(hasLine()).toBe(true)
  expect(heard()).toBe('Loading')
  await come()
  expect(hasLine()).toBe(false)
  expect(heard()).toBe('')
})

test('a page that comes within 300 ms shows no line, then or later', async () => {
  const come = await leave()
  await wait(200)
  await come()
  await wait(1000)
  expect(hasLine()).toBe(false)
})
