import { expect, it } from 'vitest'
import { migratedFrom } from '../../../test/migrated-from.ts'
import { migrate } from '../../platform/migrate.ts'

it('carries files and posts of a club that is there already over', () =>
  migratedFrom('0028', async (sql) => {
    await sql.unsafe(`
    insert into file (key, name, size, mime, sha256, noun)
      select gen_random_uuid(), n, 1, 'image/png', '', 'event' from unnest(array['a', 'b', 'c']) n;
    insert into notice (lang, title, contents, state) values ('en', 'Old notice', '', 'PUBLISHED');
    insert into event (lang, title, contents, state, open_at, start_date, end_date, image_file_idx, version)
      values ('en', 'Old cup', '', 'PUBLISHED', '2020-01-01', '2020-01-01', '2020-01-01', 1, 3);
    insert into event_file (event_idx, file_idx, order_no) values (1, 2, 1);
    insert into banner (banner_name, file_idx, state, start_at, end_at) values ('Old banner', 3, 'PUBLISHED', '2020-01-01', '2090-01-01');`)
    const shown = () => sql`select file_idx from file where file_is_shown(file_idx, is_private) order by file_idx`
    const before = await shown()
    expect(await migrate(sql)).toContain('0028-post.sql')
    expect([...(await sql`select noun, idx, place, file_idx from post_file order by file_idx`)]).toEqual([
      { noun: 'event', idx: 1, place: 'image', fileIdx: 1 },
      { noun: 'event', idx: 1, place: 'files', fileIdx: 2 },
      { noun: 'banner', idx: 1, place: 'image', fileIdx: 3 },
    ])
    expect([...(await shown())]).toEqual([...before])
    expect(before).toHaveLength(3)
    expect([
      ...(await sql`select noun, version, coalesce(post ->> 'title', post ->> 'banner_name') as title from post_version order by noun`),
    ]).toEqual([
      { noun: 'banner', version: 1, title: 'Old banner' },
      { noun: 'event', version: 3, title: 'Old cup' },
      { noun: 'notice', version: 1, title: 'Old notice' },
    ])
    expect([...(await sql`select * from invariant_violations where invariant like 'P%'`)]).toEqual([])
  }))

it('parts words of two languages that were one text', () =>
  migratedFrom('0116', async (sql) => {
    await sql.unsafe(`
    insert into club (club_idx, club_code, site_code, club_name, lang, langs)
      values (1, 'AB123', 'AB', 'Old club', 'ko', '{en,ko,ja}');
    insert into file (key, name, size, mime, sha256, noun) values (gen_random_uuid(), 'a', 1, 'image/png', '', 'banner');
    insert into banner (banner_name, alt, state) values ('Breakfast · 조식', 'A hill', 'DRAFT');
    insert into post_file (noun, idx, place, file_idx) values ('banner', 1, 'image', 1);`)
    const rows = 'Range · 레인지 | 06:00–19:00\n\nA · B | one \\| two | 한국 ·· Korea'
    await sql`insert into section (page, kind, heading, body, state, rows_text) values ('pft', 'TABLE', '{}', '{}', 'DRAFT', ${rows})`
    expect(await migrate(sql)).toContain('0116-words-of-rows-and-banners.sql')
    const same = (text: string) => ({ en: text, ko: text, ja: text })
    const cells = [
      [{ en: 'Range', ko: '레인지', ja: 'Range' }, same('06:00–19:00')],
      [same('A · B'), same('one | two'), { en: '한국', ko: 'Korea', ja: '한국' }],
    ]
    const banner = {
      ...{ bannerName: '조식', alt: 'A hill' },
      translated: { en: { bannerName: 'Breakfast', alt: 'A hill' }, ja: { bannerName: 'Breakfast', alt: 'A hill' } },
    }
    expect([...(await sql`select rows from section`)]).toEqual([{ rows: cells }])
    expect([...(await sql`select banner_name, alt, translated from banner`)]).toEqual([banner])
    const versions = await sql<{ post: object }[]>`select post from post_version order by noun`
    expect(versions.map(({ post }) => post)).toEqual([
      expect.objectContaining({ banner_name: '조식', alt: 'A hill', translated: banner.translated }),
      expect.objectContaining({ rows: cells }),
    ])
    expect(versions[1]!.post).not.toHaveProperty('rows_text')
    expect([...(await sql`select * from invariant_violations where invariant like 'P%'`)]).toEqual([])
  }))

it('gives sections, and the versions to which they can be restored, an empty caption', () =>
  migratedFrom('0395', async (sql) => {
    await sql`insert into section (page, kind, heading, body, state) values ('pft', 'TEXT', '{}', '{}', 'DRAFT')`
    expect(await migrate(sql)).toContain('0395-captions-of-sections.sql')
    expect([...(await sql`select caption from section`)]).toEqual([{ caption: {} }])
    expect([...(await sql`select post -> 'caption' as caption from post_version`)]).toEqual([{ caption: {} }])
  }))

it.each([
  ['0460-portraits-of-people.sql', 'PEOPLE', 'club', 3],
  ['0550-photos-of-gifts.sql', 'ITEMS', 'gift', 4],
])('%s makes the picture of a section of kind %s with one row the photo of the row', (migration, kind, page, column) =>
  migratedFrom(migration.slice(0, 4), async (sql) => {
    const cells = { PEOPLE: '{"en": "Kim", "ko": "김"}, {"en": "Head", "ko": "대표"}', ITEMS: '{}, {}, {}' }[kind]
    await sql.unsafe(`
    insert into file (key, name, size, mime, sha256, noun)
      select gen_random_uuid(), n, 1, 'image/png', '', 'section' from unnest(array['a', 'b']) n;
    insert into section (page, kind, heading, body, alt, caption, focus_x, rows, state, open_at)
      select '${page}', '${kind}', '{"en": "Head", "ko": "대표"}', '{}', '{"en": "Kim", "ko": "김"}', caption::jsonb, 20,
        '[[${cells}]]', 'PUBLISHED', '2020-01-01'
      from unnest(array['{}', '{"en": "In May"}']) caption;
    insert into post_file (noun, idx, place, file_idx)
      select 'section', t.idx, 'image', f.file_idx from section t join file f
        on f.file_idx - (select min(file_idx) from file where noun = 'section') = t.idx - (select min(idx) from section);`)
    expect(await migrate(sql)).toContain(migration)
    const found = await sql`
      select t.rows -> 0 -> ${column}::int as photo, t.rows -> 0 -> ${column + 1}::int as shows, x.place, f.noun, f.file_idx
      from section t join post_file x on x.noun = 'section' and x.idx = t.idx join file f using (file_idx) order by t.idx`
    const written = `${found[0]!.fileIdx} 20 50`
    expect(found).toMatchObject([
      { photo: { en: written, ko: written }, shows: { en: 'Kim', ko: '김' }, place: 'contents', noun: 'text' },
      // Its picture has a caption, which a photo has not.
      { photo: null, place: 'image', noun: 'section' },
    ])
  }),
)
