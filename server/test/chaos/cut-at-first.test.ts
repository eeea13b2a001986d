import { afterAll, beforeAll, expect, it } from 'vitest'
import { isDatabaseAway, openDatabase } from '../../src/platform/database.ts'
import { TestClub } from '../club.ts'
import { relayTo } from '../relay.ts'

const holder = TestClub.use()
const unhandled: unknown[] = []
const hear = (error: unknown) => void unhandled.push(error)

beforeAll(() => void process.on('unhandledRejection', hear))
afterAll(() => void process.off('unhandledRejection', hear))

it('refuses the statement when the database stops before the first one, and connects again', async () => {
  let cuts = 2
  const relay = await relayTo(holder.club.url, {
    // The driver's own question about the types of arrays comes before any statement.
    asked: (bytes) => (bytes.includes('typarray') && cuts-- > 0 ? undefined : bytes),
  })
  const database = openDatabase(relay.url, 1)
  for (const _ of [1, 2]) {
    const failed = await database`select 1`.then(
      () => undefined,
      (error) => error,
    )
    expect(isDatabaseAway(failed)).toBe(true)
  }
  const [row] = await database<{ days: number[] }[]>`select array[1, 2] as days`
  expect(row!.days).toEqual([1, 2])
  await database.end()
  await relay.close()
  expect(unhandled).toEqual([])
})
