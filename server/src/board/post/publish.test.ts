import { randomUUID } from 'node:crypto'
import { contract } from '@clubhouse/contract'
import { describe, expect, it } from 'vitest'
import { CLUB, TestClub } from '../../../test/club.ts'

const holder = TestClub.use()

const MENUS = { notice: '930600', event: '930400', banner: '930500', faq: '930100' } as const
type Noun = keyof typeof MENUS
const NOUNS = Object.keys(MENUS) as Noun[]
type Person = { token: string }

const rights = (noun: Noun, letters: string) => ({ rights: { '930000': 'R', [MENUS[noun]]: letters } })
const editor = (noun: Noun, letters = 'RU') => holder.club.manager(rights(noun, letters))

const OWN: Record<Noun, object> = {
  notice: {},
  event: { start_date: '2027-05-01', end_date: '2027-05-02' },
  banner: { banner_name: 'Spring', close_at: '2099-01-01T00:00:00Z' },
  faq: { category: 'QUESTION' },
}
const TEXT = { lang: 'en', title: 'Rain', contents: '<p>We play.</p>' }

/** A draft of a board. */
async function draft(noun: Noun, columns: object = {}): Promise<number> {
  const { sql } = holder.club
  const values = { state: 'DRAFT', ...OWN[noun], ...(noun === 'banner' ? {} : TEXT), ...columns }
  const [row] = await sql`insert into ${sql(noun)} ${sql(values)} returning idx`
  if (noun === 'banner')
    await sql`
      with f as (insert into file (key, name, size, mime, sha256, noun)
        values (gen_random_uuid(), 'a.png', 1, 'image/png', '', 'banner') returning file_idx)
      insert into post_file (noun, idx, place, file_idx) select 'banner', ${row!.idx}, 'image', file_idx from f`
  return row!.idx
}
const standing = async (noun: Noun, idx: number) => {
  const { sql } = holder.club
  const [row] = await sql`
    select state, version, open_at <= club_now() as is_begun, post_state(state, open_at, close_at) as now
    from ${sql(noun)} where idx = ${idx}`
  return row
}
const publish = (noun: Noun, idx: number, version: number, as: Person | null, key?: string) =>
  holder.club.ask(contract[noun].publish, { idx, version }, as, key ? { 'idempotency-key': key } : {})
const LATER = { openAt: '2098-05-01T00:00:00Z', closeAt: '2098-06-01T00:00:00Z' }
const schedule = (noun: Noun, idx: number, version: number, as: Person | null, when = LATER) =>
  holder.club.ask(contract[noun].schedule, { idx, version, ...when }, as)

describe.each(NOUNS)('PUT /manage/%s/{id}', (noun) => {
  it('publish shows the post at once and writes down who did it', async () => {
    const idx = await draft(noun)
    const as = await editor(noun)
    const { data } = await publish(noun, idx, 1, as)
    expect(data).toEqual({ idx, version: 2 })
    expect(await standing(noun, idx)).toEqual({ state: 'PUBLISHED', version: 2, isBegun: true, now: 'PUBLISHED' })
    const [row] = await holder.club.sql`
      select call, admin_idx, after ->> 'state' as state from audit where noun = ${noun} and record_idx = ${idx}`
    expect(row).toEqual({ call: `${noun}.publish`, adminIdx: as.adminIdx, state: 'PUBLISHED' })
  })

  it('schedule shows it between its times, and publish before them', async () => {
    const idx = await draft(noun)
    const as = await editor(noun)
    expect((await schedule(noun, idx, 1, as)).data).toEqual({ idx, version: 2 })
    expect(await standing(noun, idx)).toEqual({ state: 'SCHEDULED', version: 2, isBegun: false, now: 'SCHEDULED' })
    expect((await publish(noun, idx, 2, as)).data).toEqual({
      idx,
      version: 3,
    })
    expect(await standing(noun, idx)).toMatchObject({ now: 'PUBLISHED', isBegun: true })
  })

  it('are refused what was overtaken, what visitors see already, and what is not there', async () => {
    const idx = await draft(noun)
    const as = await editor(noun)
    for (const send of [publish, schedule])
      expect((await send(noun, idx, 7, as)).fail).toMatchObject({
        code: 'CHANGED_MEANWHILE',
        msgVar: { version: 1 },
      })
    const both = await Promise.all([publish(noun, idx, 1, as), publish(noun, idx, 1, as)])
    expect(both.filter(({ result }) => result)).toHaveLength(1)
    expect((await publish(noun, idx, 2, as)).fail).toMatchObject({
      code: 'WRONG_STATE',
      msgVar: { state: 'PUBLISHED' },
    })
    for (const send of [publish, schedule]) expect((await send(noun, 999_999, 1, as)).status).toBe(404)
  })

  it('are done once for one key', async () => {
    const idx = await draft(noun)
    const as = await editor(noun)
    const key = randomUUID()
    const twice = [await publish(noun, idx, 1, as, key), await publish(noun, idx, 1, as, key)]
    for (const { data } of twice) expect(data).toEqual({ idx, version: 2 })
    expect(await standing(noun, idx)).toMatchObject({ version: 2 })
  })

  it.each([
    [{ openAt: '2020-01-01T00:00:00Z' }, 'openAt'],
    [{}, 'openAt'],
    [{ openAt: 'soon' }, 'openAt'],
    [{ ...LATER, closeAt: '2098-01-01T00:00:00Z' }, 'closeAt'],
  ])('schedule does not take %j', async (when, field) => {
    const { status, fail } = await holder.club.send(
      contract[noun].schedule,
      { idx: await draft(noun), version: 1, ...when },
      await editor(noun),
    )
    expect([status, fail.msgDetail]).toEqual([400, field])
  })

  it('need the right to change the board', async () => {
    const idx = await draft(noun)
    const others = [await editor(noun, 'CRD'), await holder.club.member()]
    for (const send of [publish, schedule]) {
      for (const as of others) expect((await send(noun, idx, 1, as)).status).toBe(403)
      expect((await send(noun, idx, 1, null)).status).toBe(401)
    }
    expect(await standing(noun, idx)).toMatchObject({ version: 1 })
  })
})

describe('a post that lacks something', () => {
  it.each([
    ['faq', { contents: ' ' }, 'contents'],
    ['notice', { title: '' }, 'title'],
    ['event', { start_date: null, end_date: null }, 'startDate'],
    ['banner', { close_at: null }, 'closeAt'],
  ] as const)('is not published: %s %j', async (noun, columns, field) => {
    const idx = await draft(noun, columns)
    const { status, fail } = await publish(noun, idx, 1, await editor(noun))
    expect([status, fail.msgDetail]).toEqual([400, field])
    expect(await standing(noun, idx)).toMatchObject({ state: 'DRAFT', version: 1 })
  })
})

describe('what has ended', () => {
  const PAST = { open_at: '2020-01-01T00:00:00Z', close_at: '2020-02-01T00:00:00Z' }

  it('begins again where its time is over, since when it opened first', async () => {
    const idx = await draft('faq', { state: 'PUBLISHED', ...PAST })
    expect((await publish('faq', idx, 1, await editor('faq'))).result).toBe(true)
    const { data } = await holder.club.ask(contract.faq.one, { idx })
    expect(data).toMatchObject({ openAt: '2020-01-01T00:00:00Z', closeAt: null })
  })

  it('stays ended on boards that only go onward', async () => {
    for (const noun of ['notice', 'event'] as const) {
      const idx = await draft(noun, { state: 'ENDED', ...PAST })
      const as = await editor(noun)
      for (const send of [publish, schedule])
        expect((await send(noun, idx, 1, as)).fail).toMatchObject({
          code: 'WRONG_STATE',
          msgVar: { state: 'ENDED' },
        })
    }
    const seen = await draft('notice', { state: 'PUBLISHED', open_at: PAST.open_at })
    expect(
      (await holder.club.ask(contract.notice.schedule, { idx: seen, version: 1, ...LATER }, await editor('notice')))
        .fail.code,
    ).toBe('WRONG_STATE')
  })
})

describe.each(NOUNS)('GET /manage/%s/{id}/versions', (noun) => {
  const name = noun === 'banner' ? 'bannerName' : 'title'
  const column = noun === 'banner' ? 'banner_name' : 'title'

  it('lists every save, the latest first, and reads what each said', async () => {
    const { sql } = holder.club
    const idx = await draft(noun, { [column]: 'first' })
    await sql`update ${sql(noun)} set ${sql(column)} = 'second', version = version + 1 where idx = ${idx}`
    const as = await editor(noun)
    await publish(noun, idx, 2, as)
    const reader = await editor(noun, 'R')
    const { data } = await holder.club.ask(contract[noun].versions, { idx }, reader)
    const [manager] = await sql`select name from admin where admin_idx = ${as.adminIdx!}`
    expect(data).toMatchObject({ total: 3, page: 1, size: 20 })
    expect(data.list).toEqual([
      { version: 3, at: expect.any(String), by: manager!.name, state: 'PUBLISHED' },
      { version: 2, at: expect.any(String), by: null, state: 'DRAFT' },
      { version: 1, at: expect.any(String), by: null, state: 'DRAFT' },
    ])
    const earlier = (version: number) => holder.club.ask(contract[noun].earlier, { idx, version }, reader)
    expect((await earlier(1)).data).toMatchObject({
      version: 1,
      state: 'DRAFT',
      post: { idx, [name]: 'first', version: 1 },
    })
    expect((await earlier(3)).data).toMatchObject({
      by: manager!.name,
      post: { [name]: 'second', state: 'PUBLISHED' },
    })
  })

  it('knows no other post and no other version', async () => {
    const idx = await draft(noun)
    const as = await editor(noun, 'R')
    for (const path of ['999999/versions', '999999/versions/1', `${idx}/versions/2`, `${idx}/versions/first`])
      expect((await holder.club.send(`GET /manage/${noun}/${path}`, undefined, as)).status, path).toBe(404)
  })

  it('needs the right to read the board', async () => {
    const idx = await draft(noun)
    for (const [as, status] of [
      [await editor(noun, 'CUD'), 403],
      [await holder.club.member(), 403],
      [null, 401],
    ] as const) {
      expect((await holder.club.ask(contract[noun].versions, { idx }, as)).status).toBe(status)
      expect((await holder.club.ask(contract[noun].earlier, { idx, version: 1 }, as)).status).toBe(status)
    }
  })
})

it('reads a version with pictures of its text that only editors may see', async () => {
  const contents = '<p><img src="/hp/api/files/1/a.png" alt="Range" /></p>'
  const idx = await draft('faq', { contents })
  const { data } = await holder.club.ask(contract.faq.earlier, { idx, version: 1 }, await editor('faq', 'R'))
  expect(data.post.contents).toMatch(/src="\/hp\/api\/files\/1\/a\.png\?[^"]+"/)
  expect((await holder.club.ask(contract.faq.list, { clubCode: CLUB })).data.list).not.toContainEqual(
    expect.objectContaining({ idx }),
  )
})
