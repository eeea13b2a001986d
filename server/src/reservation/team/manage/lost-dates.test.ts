import { contract } from '@clubhouse/contract'
import { expect, it } from 'vitest'
import { TestClub } from '../../../../test/club.ts'
import { playingGroup, saturdayOf } from '../../../../test/group.ts'

const holder = TestClub.use()
const { teamManage } = contract

const weeksFrom = (date: string) => [0, 7, 14].map((days) => Temporal.PlainDate.from(date).add({ days }).toString())
const lettersTo = (who: { id: string }) => holder.club.sql<{ text: string }[]>`
  select text from mail where to_email = ${`${who.id}@example.com`} and kind = 'TEAM_FORM' order by mail_idx`

it('days for which an approval found none are read by the officers, in their letter too, and by managers', async () => {
  const { club } = holder
  const june = saturdayOf(2028, 6)
  const group = await playingGroup(club, 2028, weeksFrom(june))
  const { boss, president, secretary, contractIdx } = group
  expect(await group.contractFor(president)).toMatchObject({ lostDates: [june] })
  expect(await group.contractFor(secretary)).toMatchObject({ lostDates: [june] })
  expect((await club.ask(teamManage.contract, { contractIdx }, boss)).data).toMatchObject({ lostDates: [june] })
  expect((await group.contractFor(president)).dates.map(({ date }) => date)).not.toContain(june)
  const { text } = (await lettersTo(secretary)).at(-1)!
  expect(text).toContain('There is no date for these days')
  expect(text).toContain('2028.06.10')
  expect(text).toContain('Please check the other dates')
})

it('a date that moved is none that fell out', async () => {
  const { club } = holder
  const group = await playingGroup(club, 2029, weeksFrom(saturdayOf(2029, 6)).slice(0, 2))
  const { president } = group
  expect(await group.contractFor(president)).toMatchObject({ lostDates: [] })
  const { text } = (await lettersTo(president)).at(-1)!
  expect(text).toContain('a date that falls on a holiday has moved')
  expect(text).not.toContain('There is no date')
})
