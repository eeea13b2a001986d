import { contract } from '@clubhouse/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { TestClub } from '../../../../test/club.ts'
import { jobContext } from '../../../job/context.ts'
import { prepareTerms as job } from './prepare-terms.ts'

const holder = TestClub.use()
const { attention, terms } = contract
type Manager = Awaited<ReturnType<TestClub['manager']>>
let office: Manager
let reader: Manager

const run = () => job.run(jobContext(holder.club.platform, job.name))
const drafts = async () =>
  (await holder.club.ask(terms.list, { termsType: 'BOOKING', state: 'DRAFT', sort: 'effectiveDate' }, office)).data.list
const one = async (termsIdx: number) => (await holder.club.ask(terms.one, { termsIdx }, office)).data
const waiting = async (as = office) =>
  (await holder.club.ask(attention.waiting, {}, as)).data.find(({ kind }) => kind === 'TERMS_OLD')?.count
const dismiss = (termsIdx: number, version: number, as: { token: string } | null = office) =>
  holder.club.ask(terms.dismiss, { termsIdx, version }, as)
/** As a release that changes rules does. */
const changeRules = () => holder.club.sql`update club set rules_since = club_now()`

beforeEach(async () => {
  await holder.club.moveClock(1)
  await holder.club.sql`delete from terms where is_draft`
  office = await holder.club.manager({ rights: { '910000': 'R', '910800': 'CRU' } })
  reader = await holder.club.manager({ rights: { '910000': 'R', '910800': 'R' } })
})

describe('booking terms that are older than the rules', () => {
  it('are none in a club that was made with the rules', async () => {
    await run()
    expect(await drafts()).toEqual([])
    expect(await waiting()).toBeUndefined()
  })

  it('are announced to managers once, with a draft in each language that keeps the text and adds what is new', async () => {
    await changeRules()
    await Promise.all([run(), run()])
    await run()
    expect(await waiting()).toBe(2)
    expect(await waiting(reader)).toBe(2)
    expect(await waiting(await holder.club.manager({ rights: { '910000': 'R' } }))).toBeUndefined()
    const list = await drafts()
    expect(list.map(({ lang, isPrepared, isWorse }) => [lang, isPrepared, isWorse]).sort()).toEqual([
      ['en', true, true],
      ['ko', true, true],
    ])
    const { termsIdx, title, effectiveDate } = list.find(({ lang }) => lang === 'en')!
    const { before, diff } = (await holder.club.ask(terms.before, { termsIdx }, office)).data
    expect(before).toMatchObject({ state: 'IN_FORCE', title, isPrepared: false })
    expect(diff.some(({ op }) => op === 'del')).toBe(false)
    const added = diff.flatMap(({ op, text }) => (op === 'add' ? [text] : [])).join('')
    expect(added).toMatch(/when you next check in, and within 30 days at the latest/)
    expect(added).toMatch(/random minute/)
    expect(added).toMatch(/One coupon can be used in a booking/)
    const checked = await holder.club.ask(terms.check, { termsType: 'BOOKING', effectiveDate, isWorse: true }, office)
    expect(checked.data).toMatchObject({ ok: true, earliest: effectiveDate })
  })

  it('say the numbers of the club, and no money where its rules ask for none', async () => {
    await holder.club.sql`
      insert into rule_setting (name, "values") values ('standby', '{"offerMinutes": 45}')`
    await holder.club.sql`
      insert into rule_setting (name, "values") values ('penalty', '{"sets": [{"from": "2020-01-01", "rules": []}]}')`
    holder.club.platform.cache.invalidate('rule')
    await changeRules()
    await run()
    const { contents } = await one((await drafts()).find(({ lang }) => lang === 'en')!.termsIdx)
    const section = contents.slice(contents.lastIndexOf('<h3>'))
    expect(section).toContain('45 minutes')
    expect(section).not.toMatch(/choose to pay/)
    await holder.club.sql`delete from rule_setting where name in ('standby', 'penalty')`
    holder.club.platform.cache.invalidate('rule')
  })

  it('add the rules of groups where the club has a season, and nothing that the text says already', async () => {
    const { sql, platform } = holder.club
    const rulesChange = async () => {
      await holder.club.moveClock(60)
      await changeRules()
      await run()
    }
    /** What was added. */
    const section = async () => {
      const { contents } = await one((await drafts()).find(({ lang }) => lang === 'en')!.termsIdx)
      return contents.slice(contents.lastIndexOf('<h3>'))
    }
    await rulesChange()
    expect(await section()).not.toContain('Groups apply')
    await sql`update terms set is_draft = false where is_draft`
    await rulesChange()
    expect(await drafts()).toEqual([])
    await sql`
      insert into team_season (year, open_at, close_at, decide_by, limits)
      select extract(year from current_club_date()) + 1, club_now(), club_now() + interval '1 day', club_now() + interval '2 days', '{}'`
    // The terms of the demo have these rules, with 80 per cent.
    await rulesChange()
    expect(await drafts()).toEqual([])
    await sql`insert into rule_setting (name, "values") values ('team', '{"playedLeast": 70}')`
    platform.cache.invalidate('rule')
    await rulesChange()
    expect(await section()).toContain('A group plays at least 70% of its dates.')
    expect(await section()).not.toMatch(/random minute/)
    await sql`delete from team_season`
    await sql`delete from rule_setting where name = 'team'`
    await sql`delete from terms where effective_date > current_club_date() and terms_type = 'BOOKING'`
    platform.cache.invalidate('rule')
  })

  it('are edited and announced like any draft, which ends the attention', async () => {
    await changeRules()
    await run()
    for (const { termsIdx } of await drafts()) {
      const { title, lang, effectiveDate, contents, version } = await one(termsIdx)
      const given = { termsIdx, termsType: 'BOOKING', title, lang, effectiveDate, isRequired: true, isWorse: true }
      const edited = { ...given, contents: `${contents}<p>Checked.</p>`, state: 'DRAFT' as const, version }
      const saved = (await holder.club.ask(terms.save, edited, office)).data
      expect(await one(termsIdx)).toMatchObject({ isPrepared: true })
      await holder.club.ask(terms.save, { ...edited, state: 'SCHEDULED', version: saved.version }, office)
      expect(await one(termsIdx)).toMatchObject({ state: 'SCHEDULED', isPrepared: false })
    }
    expect(await waiting()).toBeUndefined()
    await run()
    expect(await drafts()).toEqual([])
    await holder.club.sql`delete from terms where effective_date > current_club_date() and terms_type = 'BOOKING'`
  })

  it('are not questioned where managers announced a version since', async () => {
    await changeRules()
    await holder.club.moveClock(60)
    const { earliest } = (
      await holder.club.ask(terms.check, { termsType: 'BOOKING', effectiveDate: '2026-12-02', isWorse: true }, office)
    ).data
    const given = {
      termsType: 'BOOKING',
      title: 'Booking rules',
      effectiveDate: earliest,
      isRequired: true,
      isWorse: true,
    }
    for (const lang of ['en', 'ko'])
      await holder.club.ask(
        terms.save,
        { ...given, lang, contents: '<p>All that is new.</p>', state: 'SCHEDULED' },
        office,
      )
    await run()
    expect(await drafts()).toEqual([])
    await holder.club.sql`delete from terms where effective_date > current_club_date() and terms_type = 'BOOKING'`
  })
})

describe('PUT /manage/terms/{id}/dismiss', () => {
  it('ends the attention and keeps the draft; it is not prepared again before the rules change again', async () => {
    await changeRules()
    await run()
    const [first, second] = await drafts()
    expect((await dismiss(first!.termsIdx, first!.version)).data).toEqual({
      termsIdx: first!.termsIdx,
      version: first!.version + 1,
    })
    expect(await waiting()).toBe(1)
    await dismiss(second!.termsIdx, second!.version)
    await run()
    expect(await waiting()).toBeUndefined()
    expect((await drafts()).map(({ isPrepared }) => isPrepared)).toEqual([false, false])
    await holder.club.moveClock(60)
    await changeRules()
    await run()
    expect(await waiting()).toBe(2)
    expect(await drafts()).toHaveLength(4)
  })

  it('refuses another version, a draft of managers, what is announced, and what does not exist', async () => {
    await changeRules()
    await run()
    const [draft] = await drafts()
    const { termsIdx, version } = draft!
    expect((await dismiss(termsIdx, version + 1)).fail).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      msgVar: { version },
    })
    const answers = await Promise.all([dismiss(termsIdx, version), dismiss(termsIdx, version)])
    expect(answers.filter(({ result }) => result)).toHaveLength(1)
    expect((await dismiss(termsIdx, version + 1)).fail).toMatchObject({
      code: 'WRONG_STATE',
      msgVar: { state: 'DRAFT' },
    })
    const list = { termsType: 'BOOKING', state: 'IN_FORCE' as const }
    const [inForce] = (await holder.club.ask(terms.list, list, office)).data.list
    expect((await dismiss(inForce!.termsIdx, inForce!.version)).fail).toMatchObject({ code: 'WRONG_STATE' })
    expect((await dismiss(999_999, 1)).status).toBe(404)
  })

  it('is for managers who may change terms', async () => {
    await changeRules()
    await run()
    const [draft] = await drafts()
    const { termsIdx, version } = draft!
    const member = await holder.club.member()
    for (const as of [reader, member]) expect((await dismiss(termsIdx, version, as)).status).toBe(403)
    expect((await dismiss(termsIdx, version, null)).status).toBe(401)
  })
})
