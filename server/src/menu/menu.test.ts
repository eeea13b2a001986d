import { contract } from '@clubhouse/contract'
import type { DataOf } from '@clubhouse/contract/call'
import { describe, expect, it } from 'vitest'
import { TestClub } from '../../test/club.ts'

const holder = TestClub.use()
type Entry = DataOf<typeof contract.menu.tree>[number]
const find = async (code: string, lang?: string) => {
  const { data } = await holder.club.ask(contract.menu.tree, { siteCode: 'GREENHILL', lang })
  const all = (menus: readonly Entry[]): Entry[] => menus.flatMap((one) => [one, ...all(one.children)])
  return all(data).find((one) => one.code === code)
}

describe('GET /menus/club/{siteCode}', () => {
  it('answers with the texts of the language asked for', async () => {
    const english = await find('020000')
    const korean = await find('020000', 'ko')
    expect(english).toMatchObject({ name: 'Tee times', seoTag: 'Tee times at Greenhill Country Club' })
    expect(korean).toMatchObject({
      name: '예약',
      seoTag: '그린힐 컨트리클럽 티타임 예약',
      seoMeta: expect.stringContaining('실시간'),
      seoKeyword: expect.stringContaining('티타임'),
      snsTitle: expect.stringContaining('티타임'),
      snsDesc: expect.stringContaining('티타임'),
    })
    const fields =
      'idx code name seoSlug seoTag seoMeta seoKeyword snsTitle snsDesc snsImageUrl permit isVisible isExistBanner isMainPage needPassword isEmpty emptyBoards children'
    expect(Object.keys(english!)).toEqual(fields.split(' '))
  })

  it('falls back to the language of the club where a text is missing or empty', async () => {
    await holder.club.sql`
      update menu set seo_tag = seo_tag || '{"ko": ""}', seo_meta = seo_meta - 'ko' where code = '040000'`
    await expect
      .poll(() => find('040000', 'ko'))
      .toMatchObject({
        name: '이용 안내',
        seoTag: 'Your day at Greenhill',
        seoMeta: expect.stringContaining('to wear'),
      })
    expect(await find('040000', 'fr')).toMatchObject({ name: 'Guide' })
  })

  it('marks hidden menus and what stands under them, and tells within moments', async () => {
    expect(await find('030100')).toMatchObject({ isVisible: true })
    await holder.club.sql`update menu set is_visible = false where code = '030000'`
    await expect.poll(() => find('030100')).toMatchObject({ isVisible: false })
  })

  it('marks menus whose pages have nothing to show, and the empty boards of the community', async () => {
    const { sql } = holder.club
    const posts = async (state: string, title: string) =>
      sql`insert into notice (lang, title, contents, state, open_at) values ('en', ${title}, '', ${state}, '2020-01-01')`
    for (const board of ['notice', 'event', 'reference', 'faq', 'lost_item', 'hof', 'fnb_menu', 'section'])
      await sql`update ${sql(board)} set state = 'ARCHIVED'`
    await posts('DRAFT', 'Not yet')
    await expect.poll(() => find('060000', 'de')).toMatchObject({ isEmpty: true, isVisible: true })
    expect(await find('050000', 'de')).toMatchObject({ isEmpty: true, emptyBoards: [] })
    expect(await find('020000', 'de')).toMatchObject({ isEmpty: false })
    await posts('PUBLISHED', 'Frost')
    const boards = ['event', 'reference', 'faq', 'lost-item', 'hof', 'fnb']
    // What is published is listed without waiting for the end of the minute.
    await expect.poll(() => find('060000', 'de')).toMatchObject({ isEmpty: false, emptyBoards: boards })
    await sql`
      insert into section (page, kind, heading, body, state, open_at) values ('gift', 'TEXT', '{}', '{}', 'PUBLISHED', '2020-01-01')`
    await expect.poll(() => find('050100', 'de')).toMatchObject({ isEmpty: false })
    expect(await find('050000', 'de'), 'a menu below it has something').toMatchObject({ isEmpty: false })
    expect(await find('030200', 'de')).toMatchObject({ isEmpty: true })
  })

  it('marks the menus of a club without holes and without a forecast, which managers still see', async () => {
    const { club } = holder
    await club.sql`update section set state = 'ARCHIVED' where page = 'pft'`
    const manager = await club.manager({ rights: { '920000': 'R', '920200': 'R' } })
    await expect.poll(() => find('030000', 'de')).toMatchObject({ isEmpty: true })
    expect(await find('030100', 'de')).toMatchObject({ isEmpty: true })
    const { data } = await club.ask(contract.menu.all, {}, manager)
    expect(data.find(({ code }) => code === '030000')).toMatchObject({ isEmpty: true, children: [{}, {}] })

    const until = async (days: number) => {
      const date = club.today().add({ days }).toString()
      await club.sql`
        insert into weather (source, observed_at, hours, days)
        values ('DEMO', club_now(), '[]', ${club.sql.json([{ date }])}) on conflict (single) do update set days = excluded.days`
    }
    await until(0)
    await expect.poll(() => find('030100', 'de')).toMatchObject({ isEmpty: false })
    expect(await find('030000', 'de'), 'a menu below it has something').toMatchObject({ isEmpty: false })
    await until(-1)
    await expect.poll(() => find('030100', 'de')).toMatchObject({ isEmpty: true })
    await club.sql`
      insert into course_hole (course_idx, no, par, stroke_index, tees, rise, land, woods, shape)
      select course_idx, 1, 4, 1, '{400,380,360,340}', 0, 'PLAIN', 0, '{}' from course`
    await expect.poll(() => find('030000', 'de')).toMatchObject({ isEmpty: false })
    await club.sql`update course set is_use = false`
    await expect.poll(() => find('030000', 'de')).toMatchObject({ isEmpty: true })
  })

  it.each(['/menus/club/OTHER', '/menus/club/no-such'])('does not know %s', async (path) => {
    expect((await holder.club.send(`GET ${path}`)).status).toBe(404)
  })

  it('names a wrong language', async () => {
    const { status, fail } = await holder.club.ask(contract.menu.tree, { siteCode: 'GREENHILL', lang: 'english' })
    expect([status, fail.msgDetail]).toEqual([400, 'lang'])
  })
})

describe('GET /menus/{id}/password', () => {
  const idxOf = async (code: string) => {
    const [row] = await holder.club.sql<{ idx: number }[]>`select idx from menu where code = ${code}`
    return row!.idx
  }

  it('says whether the menu asks, and until when the last proof of this session holds', async () => {
    const me = await holder.club.member()
    expect((await holder.club.ask(contract.menu.password, { idx: await idxOf('070000') }, me)).data).toEqual({
      required: false,
    })
    await holder.club.sql`update menu set need_password = true where code = '070000'`
    expect((await holder.club.ask(contract.menu.password, { idx: await idxOf('070000') }, me)).data).toEqual({
      required: true,
    })

    await holder.club.sql`
      update session set password_checked_at = club_now() - interval '9 minutes' where member_idx = ${me.memberIdx}`
    const { until } = (await holder.club.ask(contract.menu.password, { idx: await idxOf('070000') }, me)).data
    expect(Date.parse(until!) - holder.club.now()).toBeGreaterThan(50_000)
    expect(Date.parse(until!) - holder.club.now()).toBeLessThan(70_000)
    await holder.club.sql`
      update session set password_checked_at = club_now() - interval '11 minutes' where member_idx = ${me.memberIdx}`
    expect((await holder.club.ask(contract.menu.password, { idx: await idxOf('070000') }, me)).data).toEqual({
      required: true,
    })
  })

  it('is answered to managers, not to visitors, and not for a menu that is not there', async () => {
    expect(
      (await holder.club.ask(contract.menu.password, { idx: await idxOf('070000') }, await holder.club.manager()))
        .status,
    ).toBe(200)
    expect((await holder.club.ask(contract.menu.password, { idx: await idxOf('070000') })).status).toBe(401)
    expect((await holder.club.ask(contract.menu.password, { idx: 999_999 }, await holder.club.member())).status).toBe(
      404,
    )
  })
})
