import { contract } from '@clubhouse/contract'
import { beforeEach, expect, it } from 'vitest'
import { PASSWORD, TestClub } from '../../../test/club.ts'
import { jobContext } from '../../job/context.ts'
import { letSleep } from '../../member/dormancy/job.ts'
import { eraseLeavers } from '../../member/withdrawal/erase-job.ts'
import { giveBack } from '../hold/hold.ts'

const holder = TestClub.use()
type Member = Awaited<ReturnType<TestClub['member']>>
const { team, teamManage } = contract
let boss: Awaited<ReturnType<TestClub['manager']>>
let year = 2027
let me: Member
let other: Member
let player: Member
let formIdx: number

/** A group with two officers, a member and a person without an account, who is called like the president. */
beforeEach(async () => {
  const { club } = holder
  year++
  await club.setClock(`${year - 1}-10-05T12:00`)
  boss = await club.manager({ isSSAdmin: true })
  me = await club.member({ name: `Wren Ashdown ${year}` })
  ;[other, player] = [await club.member(), await club.member()]
  await club.knows(me, [other, player])
  const limits = {
    ...{ teamsMin: 1, teamsMax: 3, singleMin: 1, singleMax: 5, rosterMin: 2, rosterMax: 12 },
    ...{ wishes: 3, perHour: 3 },
  }
  const season = {
    ...{ year, limits, openAt: `${year - 1}-10-01T00:00:00Z`, closeAt: `${year - 1}-10-20T00:00:00Z` },
    decideBy: `${year - 1}-11-30T00:00:00Z`,
  }
  const { seasonIdx } = (await club.ask(contract.teamSeason.create, season, boss)).data
  const form = {
    ...{ seasonIdx, state: 'SUBMITTED' as const, teamName: 'Pines', cycle: 'M1', teams: 2, memo: 'Call Wren' },
    ...{ presidentIdx: me.memberIdx, secretaryIdx: other.memberIdx },
    wishes: [{ weekType: '2', weekday: '6', hour: '07' }],
    roster: [{ memberIdx: player.memberIdx }, { name: me.name }],
  }
  formIdx = (await club.ask(team.save, form, me)).data.formIdx
})

/** Offers an office to the player, who accepts it. */
const handOver = async (contractIdx: number, office: object, as: Member) => {
  const { data } = await holder.club.ask(team.changeContract, { contractIdx, version: 1, ...office }, as)
  const { version } = data
  return holder.club.ask(team.answerOffice, { contractIdx, version, answer: 'ACCEPT' }, player)
}
const approve = () =>
  holder.club.ask(teamManage.decide, { formIdx, version: 1, state: 'APPROVED', reason: 'Welcome' }, boss)
const form = async () => (await holder.club.ask(teamManage.form, { formIdx }, boss)).data
const versionOf = async ({ memberIdx }: Member) =>
  (await holder.club.sql<{ version: number }[]>`select version from member where member_idx = ${memberIdx}`)[0]!.version
const closeFor = async (as: Member) =>
  holder.club.ask(
    contract.memberManage.close,
    { memberIdx: as.memberIdx, version: await versionOf(as), reason: 'Asked at the desk' },
    boss,
  )

it('closing an account withdraws an application of its officer, and takes others off a roster', async () => {
  expect((await closeFor(player)).result).toBe(true)
  expect((await form()).roster.map(({ memberIdx }) => memberIdx)).toEqual([me.memberIdx, other.memberIdx, null])
  expect((await closeFor(other)).result).toBe(true)
  expect((await form()).state).toBe('WITHDRAWN')
})

it('an officer of a contract closes the account once the office is handed over', async () => {
  await approve()
  const { data } = await holder.club.ask(
    contract.withdrawal.impossible,
    { memberIdx: other.memberIdx, clubIdx: 1 },
    other,
  )
  expect(data.blockers).toMatchObject([{ code: 'TEAM_OFFICER', count: 1, link: '/mypage?view=groups' }])
  expect((await closeFor(other)).fail).toMatchObject({
    code: 'WITHDRAW_BLOCKED',
    msgVar: { blockers: ['TEAM_OFFICER'] },
  })
  const { contractIdx } = await form()
  expect((await handOver(contractIdx!, { secretaryIdx: player.memberIdx }, me)).result).toBe(true)
  expect((await closeFor(other)).result).toBe(true)
})

it('who is in a group does not go dormant', async () => {
  const { club } = holder
  const quiet = await club.member()
  const all = [me, other, player, quiet].map(({ memberIdx }) => memberIdx)
  await club.sql`delete from session where member_idx = any (${all})`
  await club.sql`
    update member set created_at = club_now() - interval '3 years', last_login_at = club_now() - interval '3 years'
    where member_idx = any (${all})`
  await letSleep({ endHolds: giveBack }).run(jobContext(club.platform, 'let-sleep'))
  const told = await club.sql<{ memberIdx: number }[]>`
    select member_idx from dormancy_notice where member_idx = any (${all})`
  expect(told.map(({ memberIdx }) => memberIdx)).toEqual([quiet.memberIdx])
})

it('a merge moves offices and places; an office comes before a place', async () => {
  const { club } = holder
  const kept = await club.member()
  const merge = async (keptIdx: Member, goneIdx: Member) =>
    club.ask(
      contract.memberMerge.merge,
      {
        ...{ keptIdx: keptIdx.memberIdx, goneIdx: goneIdx.memberIdx, take: [], reason: 'One person, two accounts' },
        ...{ keptVersion: await versionOf(keptIdx), goneVersion: await versionOf(goneIdx) },
      },
      boss,
    )
  expect((await merge(kept, other)).result).toBe(true)
  expect(await form()).toMatchObject({ state: 'SUBMITTED', secretaryIdx: kept.memberIdx })
  expect((await merge(player, kept)).result).toBe(true)
  const { roster, secretaryIdx } = await form()
  expect([secretaryIdx, roster.length]).toEqual([player.memberIdx, 3])
})

it('two officers of one season are not merged before one of them hands the office over', async () => {
  const { club } = holder
  const pair = { keptIdx: me.memberIdx, goneIdx: other.memberIdx }
  const merge = async () =>
    club.ask(
      contract.memberMerge.merge,
      {
        ...{ ...pair, take: [], reason: 'One person, two accounts' },
        ...{ keptVersion: await versionOf(me), goneVersion: await versionOf(other) },
      },
      boss,
    )
  expect((await merge()).fail).toMatchObject({ code: 'MERGE_BLOCKED', msgVar: { why: 'GROUPS' } })
  const { data } = await club.ask(contract.memberMerge.compare, { a: me.memberIdx, b: other.memberIdx }, boss)
  expect(data.why).toBe('GROUPS')
  await approve()
  const { contractIdx } = await form()
  expect((await handOver(contractIdx!, { secretaryIdx: player.memberIdx }, me)).result).toBe(true)
  expect((await merge()).result).toBe(true)
  expect(await form()).toMatchObject({ presidentIdx: me.memberIdx, secretaryIdx: player.memberIdx })
})

it('the data of a member says of which groups, and an erased member is in none; a namesake in one of others stays', async () => {
  const { club } = holder
  const teamsOf = async (as: Member) => {
    await club.send('POST /info/check-password', { password: PASSWORD }, as)
    const headers = { authorization: `Bearer ${as.token}` }
    const exported = await club.app.inject({ url: `/hp/api${contract.profile.exportData.path}`, headers })
    return exported.json().teams
  }
  await approve()
  const agreed = { state: 'ACTIVE', week_type: '2', weekday: 6, hour: 7, teams: 2 }
  const [officer] = await teamsOf(me)
  const wishes = [{ weekType: '2', weekday: '6', hour: '07' }]
  expect(officer).toMatchObject({
    ...{ year, team_name: 'Pines', state: 'APPROVED', office: 'PRESIDENT' },
    application: { cycle: 'M1', teams: 2, wishes, memo: 'Call Wren' },
    contract: agreed,
  })
  const { contractIdx } = await form()
  const [mine] = (await club.ask(team.contracts, { memberIdx: me.memberIdx }, me)).data
  const { dates } = mine!
  expect(dates.length).toBeGreaterThan(5)
  expect(officer.contract.dates.map(({ date }: { date: string }) => date)).toEqual(dates.map(({ date }) => date))
  expect(await teamsOf(player)).toMatchObject([{ team_name: 'Pines', application: null, contract: agreed }])
  expect((await handOver(contractIdx!, { presidentIdx: player.memberIdx }, other)).result).toBe(true)
  expect((await closeFor(me)).result).toBe(true)
  await club.moveClock(8 * 24 * 60 * 60)
  await eraseLeavers.run(jobContext(club.platform, 'erase-leavers'))
  const left = (await form()).roster.map(({ memberIdx, name }) => memberIdx ?? name)
  expect(left).toEqual([player.memberIdx, other.memberIdx, me.name])
})

it('an erased member leaves no note in an application', async () => {
  const { club } = holder
  expect((await form()).memo).toBe('Call Wren')
  expect((await closeFor(me)).result).toBe(true)
  await club.moveClock(8 * 24 * 60 * 60)
  await eraseLeavers.run(jobContext(club.platform, 'erase-leavers'))
  const { memo, roster } = await form()
  expect(memo ?? null).toBeNull()
  expect(JSON.stringify(roster)).not.toContain(me.name)
})
