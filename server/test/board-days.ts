import { contract } from '@clubhouse/contract'
import { expect } from 'vitest'
import type { TestClub } from './club.ts'

/** A post that opens on 1 May 2098 at 09:00 at the club, and closes a week later. */
const WEEK = { state: 'SCHEDULED', openAt: '2098-05-01T00:00:00Z', closeAt: '2098-05-08T00:00:00Z' } as const

/**
 * Visitors find a post between its two times by the club's clock, and managers get its state.
 * @param add creates a post and returns its idx
 * @param editor may read the post at any time
 */
export async function appearsByTheClock(
  club: TestClub,
  noun: 'event' | 'faq' | 'reference',
  add: (changes: typeof WEEK) => Promise<number>,
  editor: { token: string },
): Promise<void> {
  const idx = await add(WEEK)
  for (const [at, status, state] of [
    ['2098-05-01T08:59:50', 404, 'SCHEDULED'],
    ['2098-05-01T09:00:01', 200, 'PUBLISHED'],
    ['2098-05-08T08:59:50', 200, 'PUBLISHED'],
    ['2098-05-08T09:00:01', 404, 'ENDED'],
  ] as const) {
    await club.setClock(at)
    expect((await club.ask(contract[noun].one, { idx })).status, at).toBe(status)
    expect((await club.ask(contract[noun].one, { idx }, editor)).data, at).toMatchObject({ state })
  }
  await club.resetClock()
}
