import { randomUUID } from 'node:crypto'
import { contract } from '@clubhouse/contract'
import { placesIn } from '@clubhouse/contract/terms'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CLUB, TestClub } from '../../test/club.ts'

const holder = TestClub.use()
const { setup, notice, event, faq, section } = contract
type Manager = Awaited<ReturnType<TestClub['manager']>>
type As = { token: string } | null
let editor: Manager
const BOARDS = ['930100', '930400', '930600', '930900']
const on = (letters: string, menus = BOARDS) =>
  Object.fromEntries([['910000', 'R'], ['910200', 'R'], ['930000', 'R'], ...menus.map((menu) => [menu, letters])])

/** A club without any content. */
beforeEach(async () => {
  const { club } = holder
  for (const table of ['notice', 'event', 'faq', 'section', 'sample_post'])
    await club.sql`delete from ${club.sql(table)}`
  editor = await club.manager({ rights: on('CRUD') })
})

const headers = (key?: string): Record<string, string> => (key ? { 'idempotency-key': key } : {})
const add = (as: As = editor, key?: string) => holder.club.ask(setup.addSamples, {}, as, headers(key))
const remove = (as: As = editor, key?: string) => holder.club.ask(setup.removeSamples, {}, as, headers(key))
const samples = async () => (await holder.club.ask(setup.read, {}, editor)).data.samples
const questions = async () =>
  (await holder.club.ask(faq.list, { scope: 'admin', state: 'DRAFT', size: 100 }, editor)).data.list
const sections = async () => (await holder.club.ask(section.list, { state: 'DRAFT', size: 100 }, editor)).data.list
const audited = async (call: string) => {
  const rows = await holder.club.sql<{ noun: string; count: number }[]>`
    select noun, count(*)::int as count from audit where call = ${call} and admin_idx = ${editor.adminIdx}
    group by noun order by noun`
  return rows.map(({ noun, count }) => `${noun} ${count}`)
}
const ALL = ['event 2', 'faq 6', 'notice 2', 'section 4']

describe('POST /manage/setup/samples', () => {
  it('adds drafts in both languages that begin with the word for a sample, and no visitor sees one', async () => {
    expect(await samples()).toEqual({ lacking: 4, drafts: 0 })
    expect((await add()).data).toEqual({ drafts: 14 })
    expect(await samples()).toEqual({ lacking: 0, drafts: 14 })
    const asked = await questions()
    const titles = (lang: string) => asked.filter((row) => row.lang === lang).map(({ title }) => title)
    expect(titles('en')).toHaveLength(3)
    expect(titles('ko')).toHaveLength(3)
    expect(titles('en').every((title) => title.startsWith('Sample: '))).toBe(true)
    expect(titles('ko').every((title) => title.startsWith('예시: '))).toBe(true)
    expect(asked.every(({ others }) => others?.length === 1)).toBe(true)
    expect((await sections()).map(({ page, kind, missingIn }) => [page, kind, missingIn])).toEqual([
      ...['TEXT', 'HOURS', 'TEXT'].map((kind) => ['club', kind, []]),
      ['gift', 'TEXT', []],
    ])
    expect(await audited('setup.addSamples')).toEqual(ALL)

    const [one] = asked
    expect((await holder.club.ask(faq.one, { idx: one!.idx })).status).toBe(404)
    for (const { call, input } of [
      { call: faq.list, input: {} },
      { call: event.list, input: {} },
      { call: notice.normal, input: { clubCode: CLUB } },
    ])
      await expect.poll(async () => ((await holder.club.send(call, input)).data as { list: object[] }).list).toEqual([])
    for (const page of ['club', 'gift'] as const)
      await expect.poll(async () => (await holder.club.ask(section.ofPage, { page })).data).toEqual([])
  })

  it('names the club in each language, and leaves to it what only it knows', async () => {
    await holder.club.sql`
      update club set club_name = 'Hill & Dale', translated = '{"ko": {"clubName": "힐앤데일"}}'`
    await add()
    const { data } = await holder.club.ask(section.one, { idx: (await sections())[0]!.idx }, editor)
    expect(data.heading).toEqual({ en: 'Sample: Welcome', ko: '예시: 인사말' })
    expect(data.body.en).toContain('Welcome to Hill &amp; Dale.')
    expect(data.body.ko).toContain('힐앤데일')
    for (const html of Object.values(data.body)) expect(placesIn(html)).toHaveLength(1)
    const { list } = (await holder.club.ask(event.list, { scope: 'admin' }, editor)).data
    expect(list.map(({ startDate, endDate }) => startDate ?? endDate ?? null)).toEqual([null, null])
    const undated = await holder.club.ask(event.publish, { idx: list[0]!.idx, version: 1 }, editor)
    expect([undated.status, undated.fail.msgDetail]).toEqual([400, 'startDate'])
  })

  it('leaves a board alone that has a post, and adds nothing twice', async () => {
    await holder.club.sql`
      insert into faq (lang, category, title, contents, state) values ('en', 'QUESTION', 'Ours?', '', 'DRAFT')`
    const answers = await Promise.all([add(), add()])
    expect(answers.map(({ result }) => result).sort()).toEqual([false, true])
    expect(answers.find(({ result }) => result)!.data).toEqual({ drafts: 8 })
    expect(answers.find(({ result }) => !result)!.fail).toMatchObject({ code: 'WRONG_STATE' })
    expect((await questions()).map(({ title }) => title)).toEqual(['Ours?'])
  })

  it('answers a request that comes again as the first time', async () => {
    const key = randomUUID()
    expect((await add(editor, key)).data).toEqual({ drafts: 14 })
    expect((await add(editor, key)).data).toEqual({ drafts: 14 })
    expect(await samples()).toEqual({ lacking: 0, drafts: 14 })
  })
})

describe('DELETE /manage/setup/samples', () => {
  it('archives what is still a sample, and keeps what was saved or published', async () => {
    await add()
    const asked = await questions()
    const saved = asked.find(({ title }) => title === 'Sample: Is there a dress code?')
    const published = asked.find(({ title }) => title === 'Sample: How do I book a tee time?')
    const fields = { category: 'QUESTION', title: 'Ours?', contents: '', lang: 'en', state: 'DRAFT' } as const
    expect((await holder.club.ask(faq.update, { idx: saved!.idx, version: 1, ...fields }, editor)).result).toBe(true)
    const opened = await holder.club.ask(faq.publish, { idx: published!.idx, version: 1 }, editor)
    expect(opened.result).toBe(true)
    // A question is published in both of its languages.
    expect(await samples()).toEqual({ lacking: 0, drafts: 11 })
    const key = randomUUID()
    expect((await remove(editor, key)).data).toEqual({ deleted: 11 })
    expect((await remove(editor, key)).data).toEqual({ deleted: 11 })
    expect((await remove()).data).toEqual({ deleted: 0 })
    expect(await questions()).toMatchObject([{ title: 'Ours?' }])
    expect((await sections()).length).toBe(0)
    expect(await audited('setup.removeSamples')).toEqual(['event 2', 'faq 3', 'notice 2', 'section 4'])
    expect(await samples()).toEqual({ lacking: 3, drafts: 0 })
  })

  it('removes nothing that was not added as a sample', async () => {
    await holder.club.sql`
      insert into faq (lang, category, title, contents, state) values ('en', 'QUESTION', 'Sample: Ours?', '', 'DRAFT')`
    expect((await remove()).data).toEqual({ deleted: 0 })
    expect(await questions()).toHaveLength(1)
  })
})

it('is for managers with the right to every board that it changes', async () => {
  await add()
  for (const menu of BOARDS) {
    const rest = BOARDS.filter((one) => one !== menu)
    const lacks = await holder.club.manager({ rights: { ...on('CRUD', rest), [menu]: 'RU' } })
    expect([(await add(lacks)).status, (await remove(lacks)).status]).toEqual([403, 403])
  }
  expect((await add(await holder.club.member())).status).toBe(403)
  expect((await remove(null)).status).toBe(401)
  expect(await samples()).toMatchObject({ drafts: 14 })
})

it('the step is done as soon as visitors read the club page and a question', async () => {
  const missing = async () => {
    const { steps } = (await holder.club.ask(setup.read, {}, editor)).data
    return steps.find(({ step }) => step === 'CONTENT')!.items.filter(({ isDone }) => !isDone)
  }
  await add()
  expect((await missing()).map(({ code }) => code)).toEqual(['CLUB_PAGE', 'QUESTIONS'])
  const [welcome] = await sections()
  const [question] = await questions()
  await holder.club.ask(section.publish, { idx: welcome!.idx, version: 1 }, editor)
  await holder.club.ask(faq.publish, { idx: question!.idx, version: 1 }, editor)
  expect(await missing()).toEqual([])
})

it('is in English in a language that the product has no samples in', async () => {
  await holder.club.sql`update club set lang = 'ja', langs = '{ja,en}'`
  await vi.waitFor(() => expect(holder.club.platform.club.langs).toEqual(['ja', 'en']))
  expect((await add()).data).toEqual({ drafts: 14 })
  expect(new Set((await questions()).map(({ lang, title }) => `${lang} ${title}`))).toContain(
    'ja Sample: Is there a dress code?',
  )
})
