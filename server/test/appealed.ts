import { contract } from '@clubhouse/contract'
import { expect } from 'vitest'
import type { TestClub } from './club.ts'

/** The member appeals against a penalty; it is in its next version then. */
export async function appealed(club: TestClub, as: { token: string }, penaltyIdx: number): Promise<void> {
  const { body } = await club.ask(contract.myPenalty.appeal, { penaltyIdx, text: 'The road was closed.' }, as)
  expect(body).toMatchObject({ result: true })
}
