import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import { verify } from '@clubhouse/draw/verify'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SIGNED_ROUND } from '../../../../../draw/test/signed-round.ts'
import { TestClub } from '../../../../test/club.ts'

const holder = TestClub.use(() => ({ DRAND_URL: 'http://127.0.0.1:9' }))
const { team, teamSeason, teamManage, seasonDraw } = contract
type Member = Awaited<ReturnType<TestClub['member']>>
type Boss = Awaited<ReturnType<TestClub['manager']>>

const LIMITS = {
  ...{ teamsMin: 1, teamsMax: 3, singleMin: 1, singleMax: 5, rosterMin: 2, rosterMax: 12 },
  ...{ wishes: 3, perHour: 3 },
}
const NAME = 'Lotto 6/45'
let bosses: [Boss, Boss]
let year = 2027
let seasonIdx: number

const at = (local: string) => Temporal.PlainDateTime.from(local).toZonedDateTime('Asia/Seoul').toInstant().toString()
const season = (changes: object = {}) => ({
  ...{ year, openAt: at(`${year - 1}-10-01T09:00`), closeAt: at(`${year - 1}-10-20T17:00`) },
  ...{ decideBy: at(`${year - 1}-11-30T18:00`), limits: LIMITS },
  ...{ mode: 'DRAW' as const, drawAt: at(`${year - 1}-11-06T20:00`), seedMode: 'numbers' as const, seedName: NAME },
  ...changes,
})
const wish = (changes: object = {}) => ({ weekType: '2', weekday: '6', hour: '07', ...changes })

interface Group {
  formIdx: number
  officers: [Member, Member]
}

async function apply(teamName: string, changes: Partial<InputOf<typeof team.save>> = {}): Promise<Group> {
  const [a, b] = [await holder.club.member(), await holder.club.member()]
  await holder.club.knows(a, [b])
  const form = {
    ...{ seasonIdx, state: 'SUBMITTED' as const, teamName, cycle: 'M1', teams: 2, wishes: [wish()] },
    ...{ presidentIdx: a.memberIdx, secretaryIdx: b.memberIdx },
    ...changes,
  }
  return { formIdx: (await holder.club.ask(team.save, form, a)).data.formIdx, officers: [a, b] }
}

const closed = () => holder.club.setClock(`${year - 1}-10-21T12:00`)
const due = () => holder.club.setClock(`${year - 1}-11-07T09:00`)
const VALUE = () => `${year - 1}-11-06,3,11,17`
const freeze = (as: Boss | Member | null = bosses[0]) => holder.club.ask(seasonDraw.freeze, { seasonIdx }, as)
const type = (as = bosses[0], value = VALUE()) => holder.club.ask(seasonDraw.draw, { seasonIdx, value }, as)
const publish = (as: Boss | Member | null = bosses[0]) =>
  holder.club.ask(seasonDraw.publish, { seasonIdx, reason: 'By draw' }, as)
const revoke = (as: Boss | Member | null = bosses[0]) => {
  const words = { reason: 'No public draw took place', translated: { ko: { reason: '공개 추첨이 열리지 않았습니다' } } }
  return holder.club.ask(seasonDraw.revoke, { seasonIdx, ...words }, as)
}
const mine = async ({ officers: [me] }: Group) =>
  (await holder.club.ask(team.forms, { memberIdx: me.memberIdx, seasonIdx }, me)).data[0]!
const proof = (as: Boss | Member) => holder.club.ask(seasonDraw.proof, { seasonIdx }, as)

/** Frozen, and drawn by the same numbers of two managers. */
async function drawn() {
  await closed()
  await freeze()
  await due()
  await type()
  return type(bosses[1])
}

beforeAll(async () => {
  const rights = { '940000': 'R', '940800': 'CRU' } as const
  bosses = [await holder.club.manager({ rights }), await holder.club.manager({ rights })]
})

beforeEach(async () => {
  year++
  await holder.club.setClock(`${year - 1}-09-01T12:00`)
  seasonIdx = (await holder.club.ask(teamSeason.create, season(), bosses[0])).data.seasonIdx
  await holder.club.setClock(`${year - 1}-10-05T12:00`)
})

describe('the draw of a season', () => {
  it('freezes, draws and publishes; applicants read the fingerprint, then place and reason', async () => {
    const groups = [
      await apply('Pine'),
      await apply('Oak'),
      await apply('Ash', { wishes: [wish(), wish({ hour: '08' })] }),
    ]
    const started = (await holder.club.ask(seasonDraw.one, { seasonIdx }, bosses[0])).data
    expect(started).toMatchObject({ state: 'NONE', forms: 3, seed: { mode: 'numbers', name: NAME }, places: [] })
    await closed()
    const frozen = (await freeze()).data
    expect(frozen).toMatchObject({ state: 'FROZEN', forms: 3, typed: { count: 0, mine: false } })
    const told = await holder.club.sql`select from mail where kind = 'TEAM_DRAW' and text like ${`%${frozen.words}%`}`
    expect(told).toHaveLength(6)
    expect(await mine(groups[0]!)).toMatchObject({
      state: 'UNDER_REVIEW',
      draw: { entriesRoot: frozen.entriesRoot, words: frozen.words, missed: null },
    })
    const early = (await proof(groups[0]!.officers[0])).data
    const { verifierUrl, ...closedBundle } = early
    expect([verifierUrl, verify(closedBundle), 'result' in early]).toEqual(['/draw/verify.mjs', [], false])
    await due()
    expect((await type()).data).toMatchObject({ state: 'FROZEN', typed: { count: 1, mine: true } })
    const result = (await type(bosses[1])).data
    expect(result).toMatchObject({ state: 'DRAWN', value: `${NAME},${VALUE()}` })
    expect(result.places.map(({ place }) => place)).toEqual([1, 2, 3])
    // Three tee times an hour: two groups of two do not share it.
    expect((await mine(groups[0]!)).place).toBeNull()
    expect('result' in (await proof(groups[0]!.officers[0])).data).toBe(false)
    expect((await publish()).data).toMatchObject({ state: 'PUBLISHED' })
    const forms = await Promise.all(groups.map(mine))
    expect(forms.map(({ place }) => place).sort()).toEqual([1, 2, 3])
    for (const { formIdx, place, wish: won } of result.places) {
      const form = forms.find((one) => one.formIdx === formIdx)!
      expect(form).toMatchObject({ place, reason: 'By draw', approvedWish: won ?? null })
      expect(form.state).toBe(won == null ? 'WAITLISTED' : 'APPROVED')
    }
    const lost = forms.filter(({ state }) => state === 'WAITLISTED')
    for (const { draw } of lost) expect(draw!.missed![0]!.byPlaces).toHaveLength(1)
    const contracts = (await holder.club.ask(teamManage.contracts, { seasonIdx }, bosses[0])).data.list
    expect(contracts).toHaveLength(3 - lost.length)
    const { verifierUrl: _, ...bundle } = (await proof(groups[1]!.officers[1])).data
    expect(verify(bundle)).toEqual([])
    expect(JSON.stringify(bundle)).not.toContain('Pine')
    expect([...(await holder.club.sql`select * from invariant_violations`)]).toEqual([])
  })

  it('of no application is empty', async () => {
    expect((await drawn()).data).toMatchObject({ state: 'DRAWN', forms: 0, places: [] })
    expect((await publish()).data).toMatchObject({ state: 'PUBLISHED' })
  })

  it('takes the signature of the beacon that a manager brings, where drand cannot be reached', async () => {
    year = 2024
    const { at: drawAt, signature, round } = SIGNED_ROUND
    const times = { openAt: '2023-01-01T00:00:00Z', closeAt: '2023-02-01T00:00:00Z', decideBy: '2023-12-01T00:00:00Z' }
    await holder.club.setClock('2022-12-01T12:00')
    const made = { ...season(times), drawAt, seedMode: 'beacon' as const, seedName: undefined }
    seasonIdx = (await holder.club.ask(teamSeason.create, made, bosses[0])).data.seasonIdx
    await holder.club.setClock('2023-02-01T12:00')
    expect((await freeze()).data.seed).toMatchObject({ mode: 'beacon', round })
    const draw = (more: object) => holder.club.ask(seasonDraw.draw, { seasonIdx, ...more }, bosses[0])
    expect((await draw({ signature })).code).toBe('TOO_SOON')
    await holder.club.setClock('2023-11-01T12:00')
    expect((await draw({})).fail).toMatchObject({ code: 'BEACON_WRONG', msgVar: { why: 'AWAY' } })
    expect((await draw({ signature: 'a'.repeat(96) })).fail).toMatchObject({ msgVar: { why: 'SIGNATURE' } })
    expect((await draw({ signature: signature.toUpperCase() })).data).toMatchObject({ state: 'DRAWN' })
    expect((await draw({ signature })).code).toBe('WRONG_STATE')
    year = 2040
  })

  it('leaves out who was rejected, and passes over who left since the freeze', async () => {
    const [pine, oak] = [await apply('Pine'), await apply('Oak', { wishes: [wish({ hour: '08' })] })]
    await closed()
    const decide = (formIdx: number, version: number, state: 'REJECTED' | 'APPROVED' | 'WAITLISTED') =>
      holder.club.ask(teamManage.decide, { formIdx, version, state, reason: 'No group' }, bosses[0])
    expect((await decide(pine.formIdx, 1, 'APPROVED')).code).toBe('WRONG_STATE')
    expect((await decide(pine.formIdx, 1, 'WAITLISTED')).code).toBe('WRONG_STATE')
    const detail = (formIdx: number) => holder.club.ask(teamManage.form, { formIdx }, bosses[0])
    expect((await detail(pine.formIdx)).data.decisions).toEqual(['REJECTED', 'UNDER_REVIEW'])
    expect((await decide(pine.formIdx, 1, 'REJECTED')).data).toMatchObject({ state: 'REJECTED' })
    expect((await freeze()).data).toMatchObject({ forms: 1 })
    expect((await decide(oak.formIdx, 2, 'REJECTED')).code).toBe('WRONG_STATE')
    expect((await detail(oak.formIdx)).data.decisions).toEqual([])
    const [me] = oak.officers
    expect((await holder.club.ask(team.withdraw, { formIdx: oak.formIdx }, me)).code).toBe('WRONG_STATE')
    // As the end of an account does it.
    await holder.club.sql.begin(async (sql) => {
      await sql`update team_form set state = 'WITHDRAWN', version = version + 1 where form_idx = ${oak.formIdx}`
      await sql`update team_person set active = false where form_idx = ${oak.formIdx}`
      await sql`insert into audit (call, noun, record_idx, after) values ('test', 'team-form', ${oak.formIdx}, '{"state": "WITHDRAWN"}')`
    })
    await due()
    await type()
    await type(bosses[1])
    await publish()
    expect(await mine(oak)).toMatchObject({ state: 'WITHDRAWN', place: 1 })
    const contracts = (await holder.club.ask(teamManage.contracts, { seasonIdx }, bosses[0])).data.list
    expect(contracts).toEqual([])
  })

  it('can be revoked with a reason that officers read, and another one drawn', async () => {
    const group = await apply('Pine')
    await closed()
    const first = (await freeze()).data
    await due()
    await type()
    const told = async () =>
      holder.club.sql`select from mail where kind = 'TEAM_DRAW' and text like '%No public draw took place%'`
    expect(await told()).toHaveLength(0)
    expect((await revoke()).data).toMatchObject({
      ...{ state: 'REVOKED', forms: 1, typed: null, places: [] },
      revoked: [{ reason: 'No public draw took place', words: first.words }],
    })
    expect(await told()).toHaveLength(2)
    const mineNow = await mine(group)
    expect([mineNow.state, mineNow.draw, mineNow.place]).toEqual(['UNDER_REVIEW', undefined, null])
    expect(mineNow).toMatchObject({
      revoked: [{ reason: 'No public draw took place', words: first.words }],
    })
    for (const answer of [await revoke(), await type(), await publish(), await proof(group.officers[0])])
      expect(answer.fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'REVOKED' } })
    const change = async (changes: object) => {
      const seasons = (await holder.club.ask(teamSeason.list, {}, bosses[0])).data
      const { version } = seasons.find((one) => one.seasonIdx === seasonIdx)!
      return holder.club.ask(teamSeason.change, { seasonIdx, version, ...season(changes) }, bosses[0])
    }
    // Who applied keeps what they applied for.
    expect((await change({ closeAt: at(`${year - 1}-10-25T17:00`) })).code).toBe('WRONG_STATE')
    expect((await change({ limits: { ...LIMITS, teamsMax: 2 } })).code).toBe('WRONG_STATE')
    const again = { drawAt: at(`${year - 1}-11-20T20:00`), seedName: 'Bingo' }
    expect((await change(again)).result).toBe(true)
    const second = (await freeze()).data
    expect(second).toMatchObject({ state: 'FROZEN', typed: { count: 0, mine: false }, seed: { name: 'Bingo' } })
    expect(second.entriesRoot).not.toBe(first.entriesRoot)
    const bundle = (await proof(group.officers[0])).data
    expect(bundle.drawId).toMatch(/-season-\d+-2$/)
    await holder.club.setClock(`${year - 1}-11-21T09:00`)
    await type(bosses[0], `${year - 1}-11-20,4,5`)
    expect((await type(bosses[1], `${year - 1}-11-20,4,5`)).data).toMatchObject({ state: 'DRAWN' })
    expect((await publish()).data).toMatchObject({ state: 'PUBLISHED' })
    expect((await revoke()).fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'PUBLISHED' } })
    expect(await mine(group)).toMatchObject({ state: 'APPROVED', place: 1 })
    expect([...(await holder.club.sql`select * from invariant_violations`)]).toEqual([])
  })

  it('can be revoked after it was drawn, and managers decide', async () => {
    const group = await apply('Pine')
    await drawn()
    const answers = await Promise.all([revoke(), revoke(bosses[1])])
    expect(answers.map(({ code }) => code).sort()).toEqual(['WRONG_STATE', undefined])
    const { version } = (await holder.club.ask(teamSeason.list, {}, bosses[0])).data.find(
      (one) => one.seasonIdx === seasonIdx,
    )!
    const byHand = season({ mode: 'MANUAL', drawAt: undefined, seedMode: undefined, seedName: undefined })
    expect((await holder.club.ask(teamSeason.change, { seasonIdx, version, ...byHand }, bosses[0])).result).toBe(true)
    const form = (await holder.club.ask(teamManage.form, { formIdx: group.formIdx }, bosses[0])).data
    const decided = {
      formIdx: group.formIdx,
      version: form.version,
      state: 'APPROVED' as const,
      wish: 0,
      reason: 'Yes',
    }
    expect((await holder.club.ask(teamManage.decide, decided, bosses[0])).data).toMatchObject({ state: 'APPROVED' })
    expect((await mine(group)).revoked).toHaveLength(1)
    // The next draw would give the hour of this contract again.
    const drawnAgain = async () => {
      const seasons = (await holder.club.ask(teamSeason.list, {}, bosses[0])).data
      const { version: now } = seasons.find((one) => one.seasonIdx === seasonIdx)!
      const again = season({ drawAt: at(`${year - 1}-11-20T20:00`) })
      return holder.club.ask(teamSeason.change, { seasonIdx, version: now, ...again }, bosses[0])
    }
    expect((await drawnAgain()).fail).toMatchObject({
      ...{ code: 'IN_USE', msgVar: { where: 'team-contract', count: 1 } },
    })
    const [contractOf] = (await holder.club.ask(teamManage.contracts, { seasonIdx }, bosses[0])).data.list
    const { contractIdx, version: first } = contractOf!
    const end = { contractIdx, version: first, state: 'TERMINATED' as const, reason: 'Given up' }
    expect((await holder.club.ask(teamManage.end, end, bosses[0])).result).toBe(true)
    expect((await drawnAgain()).result).toBe(true)
  })

  it('can be published once, and a waiting group approved later', async () => {
    await apply('Pine')
    await apply('Oak')
    await drawn()
    const answers = await Promise.all([publish(), publish(bosses[1])])
    expect(answers.map(({ code }) => code).sort()).toEqual(['WRONG_STATE', undefined])
    const forms = (await holder.club.ask(teamManage.forms, { seasonIdx }, bosses[0])).data.list
    const waiting = forms.find(({ state }) => state === 'WAITLISTED')!
    const detail = (await holder.club.ask(teamManage.form, { formIdx: waiting.formIdx }, bosses[0])).data
    expect(detail.decisions).toEqual(['APPROVED', 'REJECTED'])
  })

  it('is drawn once, however many managers press together', async () => {
    await apply('Pine')
    await apply('Oak')
    await closed()
    const frozen = await Promise.all([freeze(), freeze(bosses[1])])
    expect(frozen.map(({ code }) => code).sort()).toEqual(['WRONG_STATE', undefined])
    await due()
    await type()
    const answers = await Promise.all([type(bosses[1]), type(), type(bosses[1])])
    for (const { code } of answers) expect([undefined, 'WRONG_STATE']).toContain(code)
    const [times] = await holder.club.sql`
      select count(*)::int from audit where noun = 'team-season' and record_idx = ${seasonIdx} and after ->> 'drawState' = 'DRAWN'`
    expect(times).toEqual({ count: 1 })
    const [first] = await holder.club.sql`select drawn from team_draw where season_idx = ${seasonIdx}`
    expect((await type(bosses[1], `${year - 1}-11-06,1,2,3`)).code).toBe('WRONG_STATE')
    const [second] = await holder.club.sql`select drawn from team_draw where season_idx = ${seasonIdx}`
    expect(second).toEqual(first)
  })

  it('keeps nothing of a result that the check disagrees with, or of a publishing that ends in the middle', async () => {
    await apply('Pine')
    await apply('Oak')
    await closed()
    await freeze()
    await due()
    await type()
    const [kept] = await holder.club.sql`select frozen from team_draw where season_idx = ${seasonIdx}`
    await holder.club.sql`
      update team_draw set frozen = jsonb_set(frozen, '{entries,0,teams}', '1') where season_idx = ${seasonIdx}`
    expect((await type(bosses[1])).status).toBe(500)
    await holder.club
      .sql`update team_draw set frozen = ${holder.club.sql.json(kept!.frozen)} where season_idx = ${seasonIdx}`
    const { places } = (await type(bosses[1])).data
    // The last of its statements fails, as where the process ends before its commit.
    await holder.club.sql`
      create function ends() returns trigger language plpgsql as $$ begin raise 'ends here'; end $$`
    await holder.club.sql`create trigger ends before update on team_draw for each row execute function ends()`
    expect((await publish()).status).toBe(500)
    await holder.club.sql`drop trigger ends on team_draw`
    await holder.club.sql`drop function ends`
    const before = (await holder.club.ask(seasonDraw.one, { seasonIdx }, bosses[0])).data
    expect(before).toMatchObject({ state: 'DRAWN', places })
    const [none] = await holder.club.sql`
      select count(*)::int from team_contract where season_idx = ${seasonIdx}`
    expect(none).toEqual({ count: 0 })
    expect((await publish()).data).toMatchObject({ state: 'PUBLISHED', places })
  })
})

/** What waits for managers more than before it was asked the first time: seasons of other tests stay. */
async function waitsMore() {
  const counts = async () => (await holder.club.ask(contract.attention.waiting, {}, bosses[0])).data
  const before = new Map((await counts()).map(({ kind, count }) => [kind, count]))
  return async () =>
    (await counts())
      .map(({ kind, count }) => [kind, count - (before.get(kind) ?? 0)] as const)
      .filter(([, count]) => count !== 0)
      .map(([kind, count]) => `${kind} ${count}`)
      .sort()
}

describe('what waits for managers', () => {
  it('is each step that is due, and an application that is not decided in time', async () => {
    const more = await waitsMore()
    await apply('Pine')
    expect(await more()).toEqual([])
    await closed()
    expect(await more()).toEqual(['SEASON_DRAW 1', 'TEAM_FORMS 1'])
    await freeze()
    expect(await more()).toEqual([])
    await due()
    expect(await more()).toEqual(['SEASON_DRAW 1'])
    await type()
    await type(bosses[1])
    expect(await more()).toEqual(['SEASON_DRAW 1'])
    await holder.club.setClock(`${year - 1}-11-30T18:00`)
    expect(await more()).toEqual(['SEASON_DRAW 1', 'TEAM_OVERDUE 1'])
    await publish()
    expect(await more()).toEqual([])
  })

  it('is no draw where no group has applied, and again one that was revoked', async () => {
    const more = await waitsMore()
    await closed()
    expect(await more()).toEqual([])
    await holder.club.setClock(`${year - 1}-10-05T12:00`)
    await apply('Pine')
    await closed()
    await freeze()
    expect(await more()).toEqual([])
    await revoke()
    expect(await more()).toEqual(['SEASON_DRAW 1'])
  })
})

describe('a contract that a season to be drawn has all the same', () => {
  /** As from before such seasons were refused: a contract by hand, for a wish from 0. */
  async function contracted({ formIdx }: Group, wanted: number) {
    const { sql } = holder.club
    const [kept] = await sql`select draw_at, seed_mode, seed_name from team_season where season_idx = ${seasonIdx}`
    await sql`
      update team_season set mode = 'MANUAL', draw_at = null, seed_mode = null, seed_name = null where season_idx = ${seasonIdx}`
    const { version } = (await holder.club.ask(teamManage.form, { formIdx }, bosses[0])).data
    const input = { formIdx, version, state: 'APPROVED' as const, wish: wanted, reason: 'Yes' }
    expect((await holder.club.ask(teamManage.decide, input, bosses[0])).data).toMatchObject({ state: 'APPROVED' })
    await sql`
      update team_season set mode = 'DRAW', draw_at = ${kept!.drawAt}, seed_mode = ${kept!.seedMode}, seed_name = ${kept!.seedName}
      where season_idx = ${seasonIdx}`
  }
  const refused = { code: 'CONTRACTS_STAND', msgCode: 'team-season.CONTRACTS_STAND', msgVar: { with: 'Pine' } }

  it('keeps the draw from being frozen, and is named', async () => {
    const pine = await apply('Pine')
    await apply('Oak')
    await closed()
    await contracted(pine, 0)
    expect((await freeze()).fail).toMatchObject(refused)
    expect((await holder.club.ask(seasonDraw.one, { seasonIdx }, bosses[0])).data.state).toBe('NONE')
  })

  it('keeps the result from being published where it takes a place of it, and nothing is decided', async () => {
    const pine = await apply('Pine', { wishes: [wish(), wish({ hour: '08' })] })
    const oak = await apply('Oak', { wishes: [wish({ hour: '08' })] })
    await drawn()
    await contracted(pine, 1)
    expect((await publish()).fail).toMatchObject(refused)
    expect(await mine(oak)).toMatchObject({ state: 'UNDER_REVIEW', place: null })
    expect((await revoke()).data).toMatchObject({ state: 'REVOKED' })
  })

  it('elsewhere leaves the result as it is', async () => {
    const pine = await apply('Pine', { wishes: [wish(), wish({ hour: '09' })] })
    const oak = await apply('Oak', { wishes: [wish({ hour: '08' })] })
    await drawn()
    await contracted(pine, 1)
    expect((await publish()).data).toMatchObject({ state: 'PUBLISHED' })
    expect(await mine(oak)).toMatchObject({ state: 'APPROVED' })
  })
})

describe('a step of the draw of a season is refused', () => {
  it('before its time, after it, and out of order', async () => {
    expect((await freeze()).fail).toMatchObject({ code: 'TOO_SOON' })
    await closed()
    for (const answer of [await type(), await publish(), await proof(bosses[0])]) expect(answer.result).toBe(false)
    expect((await type()).fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'NONE' } })
    await holder.club.setClock(`${year - 1}-11-06T19:59:30`)
    expect((await freeze()).fail).toMatchObject({ code: 'DRAW_LATE' })
    // The time of the draw can move until the freeze.
    const { version } = (await holder.club.ask(teamSeason.list, {}, bosses[0])).data.find(
      (one) => one.seasonIdx === seasonIdx,
    )!
    const moved = season({ drawAt: at(`${year - 1}-11-13T20:00`) })
    const { limits: _, ...rest } = moved
    expect((await holder.club.ask(teamSeason.change, { seasonIdx, version, ...rest }, bosses[0])).result).toBe(true)
    expect((await freeze()).data).toMatchObject({ state: 'FROZEN' })
    const again = await holder.club.ask(teamSeason.change, { seasonIdx, version: version + 2, ...season() }, bosses[0])
    expect(again.code).toBe('WRONG_STATE')
    expect((await type()).code).toBe('TOO_SOON')
    await holder.club.setClock(`${year - 1}-11-14T09:00`)
    expect((await publish()).fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'FROZEN' } })
    expect((await freeze()).fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'FROZEN' } })
    expect((await type(bosses[0], 'x')).fail).toMatchObject({ code: 'BEACON_WRONG', msgVar: { why: 'NUMBERS' } })
    // Of a public draw before the freeze, of another one since, and of one to come.
    for (const day of ['11-05', '11-12', '11-20'])
      expect((await type(bosses[0], `${year - 1}-${day},1,2`)).fail).toMatchObject({ msgVar: { why: 'NUMBERS' } })
    await type(bosses[0], `${year - 1}-11-13,1,2`)
    expect((await type(bosses[1], `${year - 1}-11-13,1,3`)).fail).toMatchObject({ msgVar: { why: 'DIFFERS' } })
  })

  it('by the way of deciding that was changed once applications began', async () => {
    await apply('Pine')
    const change = (changes: object) =>
      holder.club.ask(teamSeason.change, { seasonIdx, version: 1, ...season(changes) }, bosses[0])
    expect((await change({ mode: 'MANUAL', drawAt: undefined, seedMode: undefined, seedName: undefined })).code).toBe(
      'WRONG_STATE',
    )
    const sameDay = await change({ drawAt: at(`${year - 1}-10-20T20:00`) })
    expect([sameDay.status, sameDay.fail.msgDetail]).toEqual([400, 'drawAt'])
    expect((await change({ seedName: 'Bingo' })).code).toBe('WRONG_STATE')
    expect((await change({ seedMode: 'beacon', seedName: undefined })).code).toBe('WRONG_STATE')
  })

  it('in a season that managers decide, in none, and to others', async () => {
    const { officers } = await apply('Pine')
    await closed()
    const others = [null, officers[0], await holder.club.manager({ rights: { '940000': 'R', '940800': 'R' } })]
    for (const who of others) {
      for (const answer of [await freeze(who), await publish(who), await revoke(who)])
        expect([401, 403]).toContain(answer.status)
      expect([401, 403]).toContain((await holder.club.ask(seasonDraw.draw, { seasonIdx }, who)).status)
    }
    for (const who of [null, officers[0]])
      expect([401, 403]).toContain((await holder.club.ask(seasonDraw.one, { seasonIdx }, who)).status)
    expect([401, 403]).toContain((await holder.club.ask(seasonDraw.proof, { seasonIdx }, null)).status)
    const known = seasonIdx
    seasonIdx = 999_999
    for (const answer of [await freeze(), await type(), await publish(), await revoke(), await proof(officers[0])])
      expect(answer.status).toBe(404)
    expect((await holder.club.ask(seasonDraw.one, { seasonIdx }, bosses[0])).status).toBe(404)
    seasonIdx = known
    await holder.club.sql`
      update team_season set mode = 'MANUAL', draw_at = null, seed_mode = null, seed_name = null where season_idx = ${seasonIdx}`
    for (const answer of [await freeze(), await type(), await publish(), await revoke(), await proof(officers[0])])
      expect(answer.fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'MANUAL' } })
    expect((await holder.club.ask(seasonDraw.one, { seasonIdx }, bosses[0])).status).toBe(404)
  })
})
