import { contract } from '@clubhouse/contract'
import { placesIn } from '@clubhouse/contract/terms'
import { beforeEach, describe, expect, it } from 'vitest'
import { CLUB, TestClub } from '../../test/club.ts'

const holder = TestClub.use()
const { setup, terms } = contract
type Manager = { token: string }
let writer: Manager
/** So far away that no version of the demo hides them. */
const FAR = '2099-01-01'

/** A club without any terms: those of the test club are of a type that nothing asks for. */
beforeEach(async () => {
  await holder.club.sql`delete from terms where is_draft`
  await holder.club.sql`update terms set terms_type = 'WAS_' || terms_type where terms_type not like 'WAS_%'`
  writer = await holder.club.manager({ rights: { '910000': 'R', '910800': 'CRU', '910200': 'R' } })
})

const start = (as: Manager | null = writer) => holder.club.ask(setup.startTerms, {}, as)
const starter = async () => (await holder.club.ask(setup.read, {}, writer)).data.starter
const drafts = async () => (await holder.club.ask(terms.list, { state: 'DRAFT', sort: 'title' }, writer)).data.list
const one = async (termsType: string, lang: string) => {
  const found = (await drafts()).find((row) => row.termsType === termsType && row.lang === lang)
  return (await holder.club.ask(terms.one, { termsIdx: found!.termsIdx }, writer)).data
}
const announced = (draft: Awaited<ReturnType<typeof one>>, contents: string) => {
  const { termsIdx, version, termsType, title, lang } = draft
  const fields = { termsType, title, lang, contents, isRequired: true, isWorse: false, effectiveDate: FAR }
  return holder.club.ask(terms.save, { termsIdx, version, ...fields, state: 'SCHEDULED' }, writer)
}

describe('POST /manage/setup/terms', () => {
  it('creates drafts of what joining and booking need, in both languages, which nobody else reads', async () => {
    expect(await starter()).toEqual({ lacking: 6, drafts: 0, places: 0 })
    expect((await start()).data).toEqual({ drafts: 6 })
    const list = await drafts()
    expect(list.map(({ termsType, lang }) => `${termsType} ${lang}`).sort()).toEqual(
      ['BOOKING', 'PRIVACY', 'SERVICE'].flatMap((type) => [`${type} en`, `${type} ko`]),
    )
    expect(list.every(({ isRequired, isWorse, places }) => isRequired && !isWorse && places > 0)).toBe(true)
    const places = list.reduce((sum, row) => sum + row.places, 0)
    expect(await starter()).toEqual({ lacking: 0, drafts: 6, places })
    expect((await holder.club.ask(terms.one, { termsIdx: list[0]!.termsIdx })).status).toBe(404)
    const shown = (await holder.club.ask(terms.inForce, { clubCode: CLUB, purpose: 1 })).data
    expect(shown.filter(({ termsType }) => !termsType.startsWith('WAS_'))).toEqual([])
    const [row] = await holder.club.sql<{ count: number }[]>`
      select count(*)::int from audit where call = 'setup.startTerms' and noun = 'terms'`
    expect(row!.count).toBe(6)
  })

  it('says of the club what its settings say, and marks what only the club knows', async () => {
    await holder.club.sql`
      update club set club_name = 'Hill & Dale', email = 'hello@hill.example', translated = '{"ko": {"clubName": "힐앤데일"}}'`
    await start()
    const [service, privacy, booking] = await Promise.all(
      ['SERVICE', 'PRIVACY', 'BOOKING'].map((type) => one(type, 'en')),
    )
    expect(service!.contents).toContain('Hill &amp; Dale runs this site')
    expect(service!.contents).toContain('not used for 12 months')
    expect(placesIn(service!.contents)).toContain('name of the court')
    expect(privacy!.contents).toContain('write to hello@hill.example')
    expect(booking!.contents).toContain('Full member')
    expect(booking!.contents).toContain('until 17:00, 3 days before the day of play')
    expect(booking!.contents).toContain('suspended from booking for 30 days')
    const korean = await one('SERVICE', 'ko')
    expect(korean).toMatchObject({ title: '이용약관', contents: expect.stringContaining('힐앤데일에서') })
    const counts = async (type: string) =>
      Promise.all(['en', 'ko'].map(async (lang) => placesIn((await one(type, lang)).contents).length))
    for (const type of ['SERVICE', 'PRIVACY', 'BOOKING']) expect(new Set(await counts(type)).size).toBe(1)
  })

  it('leaves places where the club has set nothing yet', async () => {
    await holder.club.sql`update club set email = ''`
    await holder.club.sql`delete from opening_rule`
    holder.club.platform.cache.invalidate('rule')
    await start()
    expect(placesIn((await one('PRIVACY', 'en')).contents)).toContain('your email address')
    expect(placesIn((await one('BOOKING', 'en')).contents)).toContain('when booking opens for each member type')
  })

  it('touches nothing that the club has, and adds nothing twice', async () => {
    await holder.club.sql`
      insert into terms (terms_type, title, contents, lang, effective_date, is_draft)
      values ('SERVICE', 'Ours', '<p>Ours.</p>', 'en', ${FAR}, true)`
    const answers = await Promise.all([start(), start()])
    expect(answers.map(({ result }) => result).sort()).toEqual([false, true])
    expect(answers.find(({ result }) => result)!.data).toEqual({ drafts: 5 })
    expect(answers.find(({ result }) => !result)!.fail).toMatchObject({
      code: 'WRONG_STATE',
      msgVar: { state: 'terms' },
    })
    expect((await one('SERVICE', 'en')).title).toBe('Ours')
    expect((await start()).fail.code).toBe('WRONG_STATE')
  })

  it('is for managers who may write terms', async () => {
    const reader = await holder.club.manager({ rights: { '910000': 'R', '910800': 'RU' } })
    for (const as of [await holder.club.member(), await holder.club.manager(), reader])
      expect((await start(as)).status).toBe(403)
    expect((await start(null)).status).toBe(401)
  })
})

it('a version with a place that is not filled is kept as a draft, and not announced', async () => {
  await start()
  const draft = await one('SERVICE', 'en')
  const refused = await announced(draft, draft.contents)
  expect([refused.status, refused.fail.msgDetail]).toEqual([400, 'contents'])
  const filled = draft.contents.replaceAll(/\[\[[^\]]*\]\]/g, 'Filled')
  expect((await announced(draft, filled.replace('Filled', '[[still <b>open</b>]]'))).status).toBe(400)
  expect((await announced(draft, filled)).data).toEqual({ termsIdx: draft.termsIdx, version: 2 })
  const { list } = (await holder.club.ask(terms.list, { state: 'SCHEDULED', termsType: 'SERVICE' }, writer)).data
  expect(list).toMatchObject([{ places: 0 }])
  await holder.club.sql`delete from terms where effective_date = ${FAR}`
})
