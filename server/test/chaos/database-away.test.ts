import { expect, it } from 'vitest'
import { isDatabaseAway, openDatabase } from '../../src/platform/database.ts'

const WAITING = 500

it('tells everybody at once that the database is away, however many wait', async () => {
  // Nothing listens there.
  const database = openDatabase('postgres://nobody:nothing@127.0.0.1:1/none', 4)
  const from = performance.now()
  const answers = await Promise.allSettled(
    Array.from({ length: WAITING }, (_, n) =>
      n % 5 === 0 ? database.begin((sql) => sql`select 1`) : database`select 1`,
    ),
  )
  expect(answers.every((answer) => answer.status === 'rejected' && isDatabaseAway(answer.reason))).toBe(true)
  expect(performance.now() - from).toBeLessThan(3_000)
  await database.end({ timeout: 0 })
})
