import { expect, it } from 'vitest'
import { Clock } from './clock.ts'

const instant = (at: string) => Temporal.Instant.from(at)

/** A database whose answers are given one by one. */
function answers() {
  const waiting: ((now: Temporal.Instant) => void)[] = []
  const sql = () =>
    new Promise((answer) => {
      waiting.push((now) => answer([{ now, server: now }]))
    })
  return { sql: sql as never, waiting }
}

it('follows the last question, also when an earlier one is answered after it', async () => {
  const clock = new Clock()
  const { sql, waiting } = answers()
  const [first, second] = [clock.measure(sql), clock.measure(sql)]
  waiting[1]!(instant('2027-03-05T00:00:00Z'))
  await second
  waiting[0]!(instant('2027-02-01T00:00:00Z'))
  await first
  expect(clock.now().toString()).toMatch(/^2027-03-05T/)
})
