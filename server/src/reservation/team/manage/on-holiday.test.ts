import { contract } from '@clubhouse/contract'
import { beforeEach, expect, it } from 'vitest'
import { TestClub } from '../../../../test/club.ts'
import { guest, member, playingGroup, saturdayOf } from '../../../../test/group.ts'
import { jobContext } from '../../../job/context.ts'
import { performTasks } from '../../../job/perform.ts'
import { daysIn } from '../../../mail/words.ts'
import { notify } from '../../../member/inbox/notify.ts'
import { tellHolidays } from '../notice/holiday.ts'

const holder = TestClub.use()
const { attention, team, teamManage } = contract
let group: Awaited<ReturnType<typeof playingGroup>>
let year = 2027

beforeEach(async () => {
  group = await playingGroup(holder.club, ++year)
  await group.at(60)
})

const tell = tellHolidays({ notify })
/** What the officer read of holidays since the last time, by the messages on the site. */
async function told({ memberIdx }: { memberIdx: number }) {
  const ctx = jobContext(holder.club.platform, tell.name)
  for (let done = await performTasks(ctx, tell); done; done = await performTasks(ctx, tell))
    if (done.error) throw done.error
  const rows = await holder.club.sql<{ title: string }[]>`
    delete from member_message where member_idx = ${memberIdx} and kind = 'TEAM_DATE' returning title`
  return rows.map(({ title }) => title)
}

const addHoliday = (date: string) => holder.club.sql`
  insert into holiday (date, name, day_type) values (${date}, '{"en": "Election day"}', 'HO')`
/** How many groups wait for a manager, who reads the same in the list. */
async function waiting() {
  const { club } = holder
  const listed = async (onHoliday: boolean) =>
    (await club.ask(teamManage.contracts, { onHoliday }, group.boss)).data.list.map((one) => one.contractIdx)
  const list = await listed(true)
  expect((await listed(false)).filter((one) => list.includes(one))).toEqual([])
  const { data } = await club.ask(attention.waiting, {}, group.boss)
  const count = data.find(({ kind }) => kind === 'TEAM_HOLIDAY')?.count ?? 0
  expect(list).toHaveLength(count)
  return count
}
const ofManagers = async (date: string) =>
  (await holder.club.ask(teamManage.contract, { contractIdx: group.contractIdx }, group.boss)).data.dates.find(
    (one) => one.date === date,
  )!

it('a holiday that is added on the date of a group waits for managers until the date is moved', async () => {
  const june = saturdayOf(year, 6)
  expect(await waiting()).toBe(0)
  await addHoliday(june)
  expect(await waiting()).toBe(1)
  const { dateIdx, version, onHoliday } = await ofManagers(june)
  expect(onHoliday).toBe(true)
  expect((await ofManagers(group.day)).onHoliday).toBe(false)
  const date = Temporal.PlainDate.from(june).add({ days: 7 }).toString()
  const moved = { dateIdx, version, date, reason: 'Election day' }
  expect((await holder.club.ask(teamManage.changeDate, moved, group.boss)).result).toBe(true)
  expect(await waiting()).toBe(0)
})

it('one that its officers accept on a holiday, or for which they name players, waits for no one', async () => {
  const { club } = holder
  const { president, secretary, player, boss } = group
  const july = saturdayOf(year, 7)
  const other = Temporal.PlainDate.from(july).add({ days: 7 }).toString()
  await addHoliday(other)
  await addHoliday(group.day)
  expect(await waiting()).toBe(1)
  await group.at(10)
  await group.pair([
    [member(1, president), member(2, player), guest(3, 0), guest(4, 1)],
    [member(1, secretary), guest(2, 2), guest(3, 3), guest(4, 4)],
  ])
  expect(await waiting()).toBe(0)
  const { dateIdx, version } = await ofManagers(july)
  const moved = { dateIdx, version, date: other, reason: 'A tournament on the day' }
  expect((await club.ask(teamManage.changeDate, moved, boss)).result).toBe(true)
  expect(await waiting()).toBe(1)
  const now = await group.dateOn(other)
  expect((await club.ask(team.changeDate, { dateIdx, version: now.version, accept: true }, president)).result).toBe(
    true,
  )
  expect(await waiting()).toBe(0)
})

it('one that a manager keeps waits for no one, and its officers read both', async () => {
  const { club } = holder
  const { president, player, boss } = group
  const june = saturdayOf(year, 6)
  await addHoliday(june)
  expect(await group.dateOn(june)).toMatchObject({ onHoliday: true, keptOnHoliday: false })
  const { dateIdx, version } = await ofManagers(june)
  const keep = (more: object = {}, as: { token: string } | null = boss) =>
    club.ask(teamManage.keepOnHoliday, { dateIdx, version, ...more }, as)
  const reader = await club.manager({ rights: { '940000': 'R', '940800': 'R' } })
  for (const as of [president, player, reader]) expect((await keep({}, as)).status).toBe(403)
  expect((await keep({}, null)).status).toBe(401)
  expect((await keep({ dateIdx: 999_999 })).status).toBe(404)
  expect((await keep({ version: 99 })).fail.code).toBe('CHANGED_MEANWHILE')
  const other = await ofManagers(group.day)
  expect((await keep(other)).fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'SCHEDULED' } })
  expect(await waiting()).toBe(1)
  expect((await keep()).data).toMatchObject({ onHoliday: false, keptOnHoliday: true, version: version + 1 })
  expect((await keep({ version: version + 1 })).fail.code).toBe('WRONG_STATE')
  expect(await waiting()).toBe(0)
  expect(await group.dateOn(june)).toMatchObject({ onHoliday: false, keptOnHoliday: true })
  const [log] = await club.sql`
    select after from audit where noun = 'team-date' and record_idx = ${dateIdx} order by audit_idx desc limit 1`
  expect(log!.after).toEqual({ date: june, keptOnHoliday: true })
  // On another day it is asked for again.
  const next = Temporal.PlainDate.from(june).add({ days: 7 }).toString()
  await addHoliday(next)
  const moved = { dateIdx, version: version + 1, date: next, reason: 'A tournament on the day' }
  expect((await club.ask(teamManage.changeDate, moved, boss)).result).toBe(true)
  expect(await waiting()).toBe(1)
})

it('officers get one message for all dates that a change of holidays concerns, and one when they stay', async () => {
  const { club } = holder
  const { holiday } = contract
  const { president, secretary, player, boss } = group
  const office = await club.manager({ rights: { '960000': 'R', '960100': 'CRUD' } })
  await club.sql`update member set lang = 'ko' where member_idx = ${secretary.memberIdx}`
  const [june, july] = [saturdayOf(year, 6), saturdayOf(year, 7)]
  const said = async (lang: string, dates: string[]) => daysIn(jobContext(club.platform, 'test'), lang, dates)
  const [inJune, inJuly] = await said('en', [june, july])
  const add = async (date: string) =>
    (await club.ask(holiday.create, { date, name: 'Election day', dayType: 'HO' }, office)).data.holidayIdx
  const first = await add(june)
  const second = await add(july)
  expect(await told(president)).toEqual([expect.stringContaining(`Pine Friends, ${inJune} and ${inJuly}`)])
  expect(await told(secretary)).toEqual([expect.stringContaining((await said('ko', [june]))[0]!)])
  expect(await told(player)).toEqual([])
  // Another name changes no date, nor does a holiday on which no group plays.
  await club.ask(
    holiday.change,
    { holidayIdx: first, date: june, name: 'Polling day', dayType: 'HO', version: 1 },
    office,
  )
  await add(Temporal.PlainDate.from(june).add({ days: 1 }).toString())
  expect(await told(president)).toEqual([])
  // One is no holiday after all, the other is kept.
  await club.ask(holiday.remove, { holidayIdx: first }, office)
  expect(await told(president)).toEqual([expect.stringContaining(`plays as planned on ${inJune}`)])
  const { dateIdx, version } = await ofManagers(july)
  await club.ask(teamManage.keepOnHoliday, { dateIdx, version }, boss)
  expect(await told(president)).toEqual([expect.stringContaining(`plays as planned on ${inJuly}`)])
  await club.ask(holiday.remove, { holidayIdx: second }, office)
  expect(await told(president)).toEqual([])
})

it('officers of a date that a manager moves off a holiday, or onto one, read its letter alone', async () => {
  const { club } = holder
  const { president, boss } = group
  const june = saturdayOf(year, 6)
  const next = Temporal.PlainDate.from(june).add({ days: 7 }).toString()
  await addHoliday(next)
  const office = await club.manager({ rights: { '960000': 'R', '960100': 'CRUD' } })
  const add = (date: string) => club.ask(contract.holiday.create, { date, name: 'New day', dayType: 'HO' }, office)
  await add(june)
  expect(await told(president)).toHaveLength(1)
  const { dateIdx, version } = await ofManagers(june)
  const moved = { dateIdx, version, date: next, reason: 'Election day' }
  expect((await club.ask(teamManage.changeDate, moved, boss)).result).toBe(true)
  await add(saturdayOf(year, 1))
  expect(await told(president)).toEqual([expect.not.stringContaining('holiday')])
})

it('officers of a date that waits already read nothing of changes that do not concern it', async () => {
  const { club } = holder
  const { president, boss } = group
  const [june, july] = [saturdayOf(year, 6), saturdayOf(year, 7)]
  // As a date whose players cancelled after its day became a holiday.
  await addHoliday(june)
  const office = await club.manager({ rights: { '960000': 'R', '960100': 'CRUD' } })
  const added = await club.ask(contract.holiday.create, { date: july, name: 'New day', dayType: 'HO' }, office)
  const [inJuly] = await daysIn(jobContext(club.platform, 'test'), 'en', [july])
  expect(await told(president)).toEqual([expect.stringMatching(new RegExp(`Pine Friends, ${inJuly}$`))])
  const { dateIdx, version } = await ofManagers(july)
  await club.ask(teamManage.keepOnHoliday, { dateIdx, version }, boss)
  const [{ holidayIdx }] = (await club.sql`select holiday_idx from holiday where date = ${june}`) as [
    { holidayIdx: number },
  ]
  const renamed = { holidayIdx, date: june, name: 'Polling day', dayType: 'HO', version: 1 } as const
  expect((await club.ask(contract.holiday.change, renamed, office)).result).toBe(true)
  await club.ask(contract.holiday.remove, { holidayIdx: added.data.holidayIdx }, office)
  expect(await told(president)).toEqual([expect.stringContaining(`plays as planned on ${inJuly}`)])
})
