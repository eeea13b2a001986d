import { expect } from 'vitest'
import type { TestClub } from './club.ts'
import { upload } from './upload.ts'

/** The member appeals against a penalty; it is in its next version then. */
export async function appealed(club: TestClub, as: { token: string }, penaltyIdx: number): Promise<void> {
  const path = `/reservation/penalties/${penaltyIdx}/appeal`
  const { body } = await upload(club, 'POST', path, { data: { text: 'The road was closed.' }, part: 'files', as })
  expect(body).toMatchObject({ result: true })
}
