import { expect, test } from 'vitest'
import { afterFailure } from './after-failure'

const visitor = { isExempt: false, isOffline: false, isOverloaded: false, isCrawler: false, isHolding: false }

test.each<[string, Partial<typeof visitor>, string]>([
  ['a visitor goes to the error page', {}, 'leave'],
  ['a page that shows itself in any state stays', { isExempt: true }, 'stay'],
  ['without a network nothing was learned', { isOffline: true }, 'stay'],
  ['too many questions say nothing of the site', { isOverloaded: true }, 'stay'],
  ['crawlers never get the error page', { isCrawler: true }, 'stay'],
  ['a member who holds a tee time sees a notice and keeps it', { isHolding: true }, 'tell'],
  [
    'a member who holds one without a network sees the notice of the network instead',
    { isHolding: true, isOffline: true },
    'stay',
  ],
])('after a failed check of the state, %s', (_, facts, what) => {
  expect(afterFailure({ ...visitor, ...facts })).toBe(what)
})
