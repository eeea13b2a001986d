import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TestClub } from '../../../test/club.ts'

const holder = TestClub.use()
const { team, teamSeason, teamManage } = contract
type Member = Awaited<ReturnType<TestClub['member']>>
type Form = InputOf<typeof team.save>

let boss: Awaited<ReturnType<TestClub['manager']>>
let seasonIdx: number
let year = 2027
/** President and secretary. */
let me: Member
let other: Member

const LIMITS = {
  ...{ teamsMin: 1, teamsMax: 3, singleMin: 1, singleMax: 5, rosterMin: 4, rosterMax: 12 },
  ...{ wishes: 3, perHour: 3 },
}
const at = (local: string) => Temporal.PlainDateTime.from(local).toZonedDateTime('Asia/Seoul').toInstant().toString()
const season = (changes: object = {}) => ({
  year,
  openAt: at(`${year - 1}-10-01T09:00`),
  closeAt: at(`${year - 1}-10-20T17:00`),
  decideBy: at(`${year - 1}-11-30T18:00`),
  limits: LIMITS,
  ...changes,
})
const wish = (changes: object = {}) => ({ weekType: '2', weekday: '6', hour: '07', ...changes })
const form = (changes: Partial<Form> = {}): Form => ({
  ...{ seasonIdx, state: 'SUBMITTED', teamName: 'Pine Friends', cycle: 'M1', teams: 2, wishes: [wish()] },
  ...{ presidentIdx: me.memberIdx, secretaryIdx: other.memberIdx },
  roster: [{ name: 'Guest One' }, { name: 'Guest Two' }],
  ...changes,
})
const save = (changes: Partial<Form> = {}, as = me) => holder.club.ask(team.save, form(changes), as)
const check = (as = me) => holder.club.ask(team.checkApply, { memberIdx: as.memberIdx, seasonIdx: 0 }, as)
const officers = async () => {
  const [a, b] = [await holder.club.member(), await holder.club.member()] as [Member, Member]
  await holder.club.knows(a, [b])
  await holder.club.knows(b, [a])
  return [a, b] as const
}
/** A group of others that has the member on its roster. */
const listedBy = async (who: Member) => {
  const [a, b] = await officers()
  await holder.club.knows(a, [who])
  const people = { presidentIdx: a.memberIdx, secretaryIdx: b.memberIdx, teamName: 'Oak' }
  const { data } = await save({ ...people, roster: [{ memberIdx: who.memberIdx }, { name: 'One' }] }, a)
  return { formIdx: data.formIdx, version: data.version, a, b, people }
}
const suspend = (memberIdx: number) => holder.club.sql`
  insert into penalty (member_idx, code, state, from_date, until_date)
  values (${memberIdx}, 'W4', 'ACTIVE', current_club_date(), current_club_date() + 30)`
const mails = (kind: string, how?: string) => holder.club.sql<{ toEmail: string; text: string }[]>`
  select to_email, text from mail where kind = ${kind} and (${how ?? null}::text is null or true) order by mail_idx`

beforeAll(async () => {
  boss = await holder.club.manager({ rights: { '940000': 'R', '940800': 'CRU' } })
})

beforeEach(async () => {
  year++
  await holder.club.setClock(`${year - 1}-10-05T12:00`)
  ;[me, other] = await officers()
  const made = await holder.club.ask(teamSeason.create, season(), boss)
  seasonIdx = made.data.seasonIdx
})

describe('a season', () => {
  it('is listed with its state by the clock, and changes until it has applications', async () => {
    const one = async () =>
      (await holder.club.ask(teamSeason.list, {}, boss)).data.find((it) => it.seasonIdx === seasonIdx)!
    expect(await one()).toMatchObject({
      year,
      state: 'OPEN',
      mode: 'MANUAL',
      limits: LIMITS,
      forms: 0,
      hasDates: false,
    })
    await holder.club.setClock(`${year - 1}-09-01T12:00`)
    expect(await one()).toMatchObject({ state: 'PLANNED' })
    const wider = { ...LIMITS, perHour: 4 }
    const change = await holder.club.ask(
      teamSeason.change,
      { seasonIdx, version: 1, ...season({ limits: wider }) },
      boss,
    )
    expect(change.data).toMatchObject({ version: 2 })
    await holder.club.setClock(`${year - 1}-10-21T12:00`)
    expect(await one()).toMatchObject({ state: 'DECIDING', limits: wider })
    const again = await holder.club.ask(teamSeason.change, { seasonIdx, version: 2, ...season() }, boss)
    expect(again.fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'DECIDING' } })
    await holder.club.setClock(`${year - 1}-12-01T12:00`)
    expect(await one()).toMatchObject({ state: 'DECIDED' })
  })

  it('is one for a year', async () => {
    expect((await holder.club.ask(teamSeason.create, season(), boss)).fail).toMatchObject({
      code: 'OVERLAP',
      msgVar: { with: String(year) },
    })
  })

  it('begins with the settings of the club', async () => {
    const { limits: _, ...rest } = season({ year: year + 500 })
    const { data } = await holder.club.ask(teamSeason.create, rest, boss)
    const all = (await holder.club.ask(teamSeason.list, {}, boss)).data
    expect(all.find((one) => one.seasonIdx === data.seasonIdx)!.limits).toMatchObject({
      ...{ teamsMin: 3, teamsMax: 5, singleMin: 2, singleMax: 10, rosterMin: 12, rosterMax: 40, perHour: 10 },
      wishes: 3,
    })
    const { sql, platform } = holder.club
    await sql`insert into rule_setting (name, "values") values ('team', '{"wishesMost": 2, "rosterLeast": 8}')`
    platform.cache.invalidate('rule')
    const { year: __, ...others } = rest
    const other = (await holder.club.ask(teamSeason.create, { ...others, year: year + 501 }, boss)).data
    const now = (await holder.club.ask(teamSeason.list, {}, boss)).data
    expect(now.find((one) => one.seasonIdx === other.seasonIdx)!.limits).toMatchObject({ wishes: 2, rosterMin: 8 })
    await sql`delete from rule_setting where name = 'team'`
    platform.cache.invalidate('rule')
  })

  it.each([
    ['closeAt', { closeAt: at('2020-01-01T00:00') }],
    ['decideBy', { decideBy: at('2020-01-01T00:00') }],
    ['drawAt', { mode: 'DRAW', seedMode: 'beacon' }],
    ['drawAt', { mode: 'DRAW', seedMode: 'beacon', drawAt: at('2020-01-01T00:00') }],
    ['drawAt', { mode: 'DRAW', seedMode: 'beacon', drawAt: at('2999-01-01T00:00') }],
    ['limits.teamsMax', { limits: { ...LIMITS, teamsMin: 9 } }],
    ['limits.singleMax', { limits: { ...LIMITS, singleMin: 9 } }],
    ['limits.rosterMax', { limits: { ...LIMITS, rosterMin: 99 } }],
  ])('with a wrong %s is refused', async (field, changes) => {
    const answer = await holder.club.ask(teamSeason.create, season({ year: year + 600, ...changes }), boss)
    expect([answer.status, answer.fail.msgDetail]).toEqual([400, field])
  })
})

describe('whether a member may apply', () => {
  it('is said with the limits of the season that is open', async () => {
    expect((await check()).data).toMatchObject({ seasonIdx, year, canApply: true, blocks: [], limits: LIMITS })
  })

  it.each<[string, (who: Member) => Promise<unknown>, string]>([
    ['it has not opened', () => holder.club.setClock(`${year - 1}-09-30T12:00`), 'NOT_OPEN'],
    ['the member is suspended', ({ memberIdx }) => suspend(memberIdx), 'SUSPENDED'],
    [
      'the member is none of the club',
      ({ memberIdx }) => holder.club.sql`update member set member_type = '20' where member_idx = ${memberIdx}`,
      'TYPE_NOT_ALLOWED',
    ],
    ['the member has a group already', () => save(), 'OFFICER_LIMIT'],
    ['another group has the member on its roster', (who) => listedBy(who), 'PLAYER_ALREADY_BOOKED'],
  ])('is no where %s', async (_, make, code) => {
    await make(me)
    const { data } = await check()
    expect(data).toMatchObject({ canApply: false, blocks: [{ code }] })
  })

  it('is said of a season that is over, and of none', async () => {
    await holder.club.setClock(`${year - 1}-10-20T17:00`)
    const asked = await holder.club.ask(team.checkApply, { memberIdx: me.memberIdx, seasonIdx }, me)
    expect(asked.data).toMatchObject({
      canApply: false,
      blocks: [{ code: 'PAST_DEADLINE', vars: { rule: 'team-form' } }],
    })
    await holder.club.sql`delete from team_season where year > 2500`
    await holder.club.setClock('2098-10-20T17:00')
    expect((await check()).data).toBeNull()
    expect((await holder.club.ask(team.checkApply, { memberIdx: me.memberIdx, seasonIdx: 999_999 }, me)).status).toBe(
      404,
    )
  })
})

describe('an application', () => {
  it('is submitted with the officers on its roster, and both are written to', async () => {
    const { data } = await save()
    expect(data).toMatchObject({
      state: 'SUBMITTED',
      presidentIdx: me.memberIdx,
      secretaryIdx: other.memberIdx,
      version: 1,
    })
    expect(data.roster.map(({ name }) => name)).toEqual([me.name, other.name, 'Guest One', 'Guest Two'])
    const to = (await mails('TEAM_FORM')).map(({ toEmail }) => toEmail)
    expect(to.slice(-2).sort()).toEqual([`${me.id}@example.com`, `${other.id}@example.com`].sort())
    const forms = await holder.club.ask(team.forms, { memberIdx: other.memberIdx, seasonIdx: 0 }, other)
    expect(forms.data).toMatchObject([{ formIdx: data.formIdx, teamName: 'Pine Friends' }])
  })

  it('is saved again by either officer, as a draft or submitted', async () => {
    const draft = (await save({ state: 'DRAFT', roster: [] })).data
    expect(draft).toMatchObject({ state: 'DRAFT' })
    const again = await save({ formIdx: draft.formIdx, version: 1, teamName: 'Oak Friends' }, other)
    expect(again.data).toMatchObject({ state: 'SUBMITTED', teamName: 'Oak Friends', version: 2 })
    const old = await save({ formIdx: draft.formIdx, version: 1 })
    expect(old.fail).toMatchObject({ code: 'CHANGED_MEANWHILE', msgVar: { version: 2 } })
    expect((await save({ formIdx: draft.formIdx })).status).toBe(400)
    const back = await save({ formIdx: draft.formIdx, version: 2, state: 'DRAFT' })
    expect(back.fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'SUBMITTED' } })
  })

  it('of others is not found', async () => {
    const { formIdx } = (await save()).data
    const [a, b] = await officers()
    const changes = { formIdx, version: 1, presidentIdx: a.memberIdx, secretaryIdx: b.memberIdx }
    expect((await save(changes, a)).status).toBe(404)
    expect((await holder.club.ask(team.withdraw, { formIdx }, a)).status).toBe(404)
    expect((await holder.club.ask(team.withdraw, { formIdx: 999_999 }, a)).status).toBe(404)
    expect((await save({ seasonIdx: 999_999 })).status).toBe(404)
  })

  it('is withdrawn until the club reviews it', async () => {
    const { formIdx } = (await save()).data
    expect((await holder.club.ask(team.withdraw, { formIdx }, other)).data).toEqual({ state: 'WITHDRAWN' })
    expect((await holder.club.ask(team.withdraw, { formIdx }, me)).fail).toMatchObject({
      code: 'WRONG_STATE',
      msgVar: { state: 'WITHDRAWN' },
    })
    expect((await save({ formIdx, version: 2 })).code).toBe('WRONG_STATE')
    expect((await save()).result).toBe(true)
  })

  it.each<[string, () => Promise<unknown> | undefined, () => Partial<Form>, string]>([
    ['before the season opens', () => holder.club.setClock(`${year - 1}-10-01T08:59`), () => ({}), 'NOT_OPEN'],
    ['once it is closed', () => holder.club.setClock(`${year - 1}-10-20T17:00`), () => ({}), 'PAST_DEADLINE'],
    ['by a suspended member', () => suspend(me.memberIdx), () => ({}), 'SUSPENDED'],
    [
      'with an officer who is no member of the club',
      () => holder.club.sql`update member set member_type = '20' where member_idx = ${other.memberIdx}`,
      () => ({}),
      'TYPE_NOT_ALLOWED',
    ],
    ['with too few people', () => undefined, () => ({ roster: [{ name: 'One' }] }), 'ROSTER_SIZE'],
    [
      'with too many',
      () => undefined,
      () => ({ roster: Array.from({ length: 20 }, (_, i) => ({ name: `Guest ${i}` })) }),
      'ROSTER_SIZE',
    ],
  ])('is refused %s', async (_, make, changes, code) => {
    await make()
    expect((await save(changes())).code).toBe(code)
  })

  it('is refused where an officer has a group, or a player is in one', async () => {
    const [a, b] = await officers()
    await holder.club.knows(me, [a])
    await save({ roster: [{ memberIdx: a.memberIdx }, { name: 'One' }] })
    const third = await holder.club.member()
    await holder.club.knows(third, [me, a, b])
    const own = { presidentIdx: third.memberIdx, teamName: 'Oak' }
    expect((await save({ ...own, secretaryIdx: me.memberIdx }, third)).fail).toMatchObject({
      code: 'OFFICER_LIMIT',
      msgVar: { max: 1 },
    })
    const named = { ...own, secretaryIdx: b.memberIdx, roster: [{ memberIdx: a.memberIdx }, { name: 'Two' }] }
    expect((await save(named, third)).fail).toMatchObject({
      code: 'PLAYER_ALREADY_BOOKED',
      msgVar: { which: 3, name: a.name },
    })
    // A draft binds no one.
    expect((await save({ ...named, state: 'DRAFT' }, third)).result).toBe(true)
  })

  it.each<[string, () => Partial<Form>]>([
    ['presidentIdx', () => ({ presidentIdx: 999_999 })],
    ['secretaryIdx', () => ({ secretaryIdx: me.memberIdx })],
    ['secretaryIdx', () => ({ secretaryIdx: 999_999 })],
    ['roster[0].memberIdx', () => ({ roster: [{ memberIdx: 999_999 }, { name: 'One' }] })],
    ['roster[0].name', () => ({ roster: [{}] })],
    ['teams', () => ({ teams: 4 })],
    ['skipMonths', () => ({ cycle: 'M2', skipMonths: [1, 3, 5, 7, 9, 11] })],
    ['wishes', () => ({ wishes: [wish(), wish()] })],
    ['cycle', () => ({ cycle: 'X9' })],
  ])('with a wrong %s is malformed', async (field, changes) => {
    const answer = await save(changes())
    expect([answer.status, answer.fail.msgDetail]).toEqual([400, field])
  })

  it('is one of two that the same officers send together', async () => {
    const answers = await Promise.all([save({ teamName: 'One' }), save({ teamName: 'Two' }, other)])
    expect(answers.map(({ code }) => code).sort()).toEqual(['OFFICER_LIMIT', undefined])
  })
})

describe('who is on a roster unasked', () => {
  const places = (as = me) => holder.club.ask(team.places, { memberIdx: as.memberIdx }, as)
  const leave = (formIdx: number, as: { token: string } | null = me) => holder.club.ask(team.leave, { formIdx }, as)
  const to = async (who: Member) =>
    (await mails('TEAM_PLACE')).filter(({ toEmail }) => toEmail === `${who.id}@example.com`).map(({ text }) => text)

  it('is notified once, sees the group, leaves it, and applies', async () => {
    const { formIdx, version, a, b, people } = await listedBy(me)
    expect(await to(me)).toEqual([expect.stringContaining(`Named by: ${a.name}`)])
    const again = { ...people, formIdx, version, roster: [{ memberIdx: me.memberIdx }, { name: 'Two' }] }
    expect((await save(again, a)).result).toBe(true)
    expect(await to(me)).toHaveLength(1)
    const seen = { formIdx, seasonIdx, year, state: 'SUBMITTED', teamName: 'Oak', offered: null, contractIdx: null }
    expect((await places()).data).toEqual([{ ...seen, president: a.name, secretary: b.name, version: null }])
    expect((await save()).fail).toMatchObject({ code: 'PLAYER_ALREADY_BOOKED', msgVar: { which: 1, name: me.name } })
    expect((await save({ presidentIdx: other.memberIdx, secretaryIdx: me.memberIdx }, other)).fail).toMatchObject({
      code: 'PLAYER_ALREADY_BOOKED',
      msgVar: { which: 2, name: me.name },
    })
    expect((await leave(formIdx)).data).toEqual({ rosterSize: 3 })
    for (const officer of [a, b])
      expect(await to(officer)).toEqual([expect.stringContaining(`has left the roster of the group “Oak”`)])
    expect((await places()).data).toEqual([])
    expect((await check()).data).toMatchObject({ canApply: true, blocks: [] })
    expect((await save()).result).toBe(true)
    // What an officer had open would put the member back.
    expect((await save({ ...again, version: version + 1 }, a)).code).toBe('CHANGED_MEANWHILE')
    expect((await leave(formIdx)).status).toBe(404)
  })

  it('is in no draft', async () => {
    const [a, b] = await officers()
    await holder.club.knows(a, [me])
    const people = { presidentIdx: a.memberIdx, secretaryIdx: b.memberIdx, roster: [{ memberIdx: me.memberIdx }] }
    const { formIdx } = (await save({ ...people, state: 'DRAFT' }, a)).data
    expect(await to(me)).toEqual([])
    expect((await places()).data).toEqual([])
    expect((await leave(formIdx)).status).toBe(404)
  })

  it('leaves only the own place, as a member without an office', async () => {
    const { formIdx, a } = await listedBy(me)
    expect((await leave(formIdx, a)).status).toBe(404)
    expect((await leave(formIdx, other)).status).toBe(404)
    expect((await leave(999_999)).status).toBe(404)
    expect((await leave(formIdx, null)).status).toBe(401)
    expect((await leave(formIdx, boss)).status).toBe(403)
    expect((await holder.club.ask(team.places, { memberIdx: me.memberIdx }, other)).status).toBe(403)
    expect((await holder.club.ask(team.places, { memberIdx: me.memberIdx }, null)).status).toBe(401)
    expect((await places()).data).toHaveLength(1)
  })

  it('is notified as an officer too, and so is who was one before', async () => {
    const third = await holder.club.member()
    await holder.club.knows(me, [third])
    const { formIdx } = (await save()).data
    expect((await save({ formIdx, version: 1, secretaryIdx: third.memberIdx })).result).toBe(true)
    for (const officer of [other, third])
      expect(await to(officer)).toEqual([expect.stringContaining(`Before: ${other.name}. Now: ${third.name}.`)])
    expect(await to(me)).toEqual([])
  })
})

describe('a manager', () => {
  it('reads scores and conflicts', async () => {
    const { formIdx } = (await save({ wishes: [wish(), wish({ hour: '08' })] })).data
    const [a, b] = await officers()
    await save(
      { presidentIdx: a.memberIdx, secretaryIdx: b.memberIdx, teamName: 'Oak', wishes: [wish({ hour: '08' })] },
      a,
    )
    const one = (await holder.club.ask(teamManage.form, { formIdx }, boss)).data
    expect(one).toMatchObject({
      president: { name: me.name },
      score: { rounds: 0, lateCancels: 0, memberShare: 50 },
      conflicts: [{ teamName: 'Oak', wish: 1, state: 'SUBMITTED' }],
      left: [3, 3],
    })
    const list = (await holder.club.ask(teamManage.forms, { seasonIdx, state: 'SUBMITTED' }, boss)).data
    expect(list.list).toMatchObject([{ teamName: 'Pine Friends', conflicts: 1, rosterSize: 4 }, { teamName: 'Oak' }])
    for (const keyword of ['pine fri', me.name]) {
      const named = (await holder.club.ask(teamManage.forms, { seasonIdx, keyword }, boss)).data
      expect(named.list.map(({ formIdx: idx }) => idx)).toEqual([formIdx])
    }
    expect((await holder.club.ask(teamManage.forms, { seasonIdx, keyword: 'Nobody at all' }, boss)).data.total).toBe(0)
    expect((await holder.club.ask(teamManage.form, { formIdx: 999_999 }, boss)).status).toBe(404)
    const history = await holder.club.ask(teamManage.formHistory, { recordIdx: formIdx }, boss)
    expect(history.data.list).toHaveLength(1)
  })

  const decide = (
    formIdx: number,
    version: number,
    state: 'UNDER_REVIEW' | 'APPROVED' | 'WAITLISTED' | 'REJECTED',
    more = {},
  ) => holder.club.ask(teamManage.decide, { formIdx, version, state, reason: 'By the score', ...more }, boss)

  it('reviews, puts on the waiting list and rejects, and notifies the officers with the reason', async () => {
    const { formIdx } = (await save()).data
    expect((await decide(formIdx, 1, 'UNDER_REVIEW')).data).toMatchObject({ state: 'UNDER_REVIEW', moved: 0 })
    expect((await holder.club.ask(team.withdraw, { formIdx }, me)).code).toBe('WRONG_STATE')
    expect((await decide(formIdx, 1, 'WAITLISTED')).code).toBe('CHANGED_MEANWHILE')
    expect((await decide(formIdx, 2, 'WAITLISTED')).data).toMatchObject({ state: 'WAITLISTED', reason: 'By the score' })
    expect((await decide(formIdx, 3, 'UNDER_REVIEW')).code).toBe('WRONG_STATE')
    expect((await decide(formIdx, 3, 'REJECTED')).data).toMatchObject({ state: 'REJECTED' })
    expect((await mails('TEAM_FORM')).at(-1)!.text).toContain('By the score')
    expect((await decide(999_999, 3, 'REJECTED')).status).toBe(404)
    // Who was rejected is free for another group.
    expect((await save()).result).toBe(true)
  })

  it('approves with the dates of the season; a holiday moves one for the officers to accept', async () => {
    const { formIdx } = (await save({ skipMonths: [1, 2, 12] })).data
    const saturday = (month: number) => {
      const first = Temporal.PlainDate.from({ year, month, day: 1 })
      return first.add({ days: ((6 - first.dayOfWeek + 7) % 7) + 7 })
    }
    const may = saturday(5)
    await holder.club.sql`
      insert into holiday (date, name, day_type) values (${may.toString()}, '{"en": "Holiday"}', 'HO')`
    const { data } = await decide(formIdx, 1, 'APPROVED')
    expect(data).toMatchObject({ state: 'APPROVED', approvedWish: 0, moved: 1 })
    expect(data.dates).toHaveLength(9)
    expect(data.dates!.find(({ movedFrom }) => movedFrom)).toMatchObject({
      date: may.add({ days: 7 }).toString(),
      movedFrom: may.toString(),
      isAccepted: false,
      time: '07:00',
      teams: 2,
      state: 'SCHEDULED',
    })
    const [mine] = (await holder.club.ask(team.contracts, { memberIdx: other.memberIdx }, other)).data
    expect(mine).toMatchObject({ state: 'ACTIVE', teamName: 'Pine Friends', skipsUsed: 0, skipsMax: 2, teams: 2 })
    const planned = (await holder.club.ask(teamManage.dates, { seasonIdx }, boss)).data
    expect(planned).toEqual(mine!.dates.map((date) => ({ ...date, teamName: 'Pine Friends' })))
    expect((await holder.club.ask(teamManage.dates, { seasonIdx: 999_999 }, boss)).data).toEqual([])
    for (const who of [null, other, await holder.club.manager({ rights: { '940000': 'R', '940800': 'CUD' } })])
      expect([401, 403]).toContain((await holder.club.ask(teamManage.dates, { seasonIdx }, who)).status)
    const list = (await holder.club.ask(teamManage.contracts, { seasonIdx }, boss)).data.list
    expect(list).toMatchObject([{ teamName: 'Pine Friends', dates: 9, playedShare: null, rosterSize: 4 }])
    expect((await decide(formIdx, 2, 'REJECTED')).code).toBe('WRONG_STATE')
    expect((await decide(formIdx, 2, 'APPROVED', { wish: 2 })).code).toBe('WRONG_STATE')
  })

  it('cannot give an hour twice, however many approve together', async () => {
    const first = (await save()).data.formIdx
    const [a, b] = await officers()
    const second = (await save({ presidentIdx: a.memberIdx, secretaryIdx: b.memberIdx, teamName: 'Oak' }, a)).data
      .formIdx
    expect((await decide(first, 1, 'APPROVED', { wish: 1 })).status).toBe(400)
    const answers = await Promise.all([decide(first, 1, 'APPROVED'), decide(second, 1, 'APPROVED')])
    expect(answers.map(({ code }) => code).sort()).toEqual(['OVERLAP', undefined])
    const [one] = (await holder.club.ask(teamManage.contracts, { seasonIdx }, boss)).data.list
    const ended = { contractIdx: one!.contractIdx, version: 1, state: 'TERMINATED' as const, reason: 'Unpaid' }
    expect((await holder.club.ask(teamManage.end, ended, boss)).data).toEqual({ released: 0 })
    expect((await holder.club.ask(teamManage.end, ended, boss)).code).toBe('WRONG_STATE')
    const refused = answers.findIndex(({ code }) => code === 'OVERLAP')
    expect((await decide([first, second][refused]!, 1, 'APPROVED')).data).toMatchObject({ state: 'APPROVED' })
  })
})
