import { contract } from '@clubhouse/contract'
import { expect, it } from 'vitest'
import { TestClub } from '../../test/club.ts'
import { standingOf } from '../platform/platform.ts'
import { wordsOf } from './words.ts'

const holder = TestClub.use()
const written = async () =>
  (await wordsOf(standingOf(holder.club.platform), 'en')).say('NEWS_QUESTION', {
    given: '2026-12-04',
    until: '2028-12-04',
  })
const setPolicy = (as: { adminIdx: number; token: string }, key: string, values: string[]) =>
  holder.club.ask(contract.code.changePolicy, { key, values }, as)

it('an email is written by the policies of the club', async () => {
  const boss = await holder.club.manager({ isSSAdmin: true })
  expect((await setPolicy(boss, 'C0200', ['1', '', '', ''])).result).toBe(true)
  await expect.poll(written).toContain('2026-12-04')
  await setPolicy(boss, 'C0200', ['16', '', '', ''])
  await expect.poll(written).toContain('4/12/2026')
})
