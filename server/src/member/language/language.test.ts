import { contract } from '@clubhouse/contract'
import { expect, it } from 'vitest'
import { TestClub } from '../../../test/club.ts'

const holder = TestClub.use()

it('the language that a member chose on the site is kept, without the password and once', async () => {
  const { sql } = holder.club
  const [me, other] = [await holder.club.member(), await holder.club.member()]
  const speak = (lang: string) => holder.club.send(contract.memberLanguage.speak, { lang }, me)
  expect((await speak('ko')).result).toBe(true)
  expect((await speak('ko')).result).toBe(true)
  expect((await speak('fr')).fail.msgDetail).toBe('lang')
  const langs = await sql<{ lang: string; version: number }[]>`
    select lang, version from member where member_idx = any (${[me.memberIdx, other.memberIdx]}) order by member_idx`
  expect(langs).toEqual([
    { lang: 'ko', version: 1 },
    { lang: 'en', version: 1 },
  ])
  const log = await sql`
    select from audit where noun = 'member' and record_idx = ${me.memberIdx} and after -> 'changed' = '["lang"]'`
  expect(log).toHaveLength(1)
})
