import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { openDatabase } from '../../platform/database.ts'
import { migrate } from '../../platform/migrate.ts'

const FOLDER = join(import.meta.dirname, '../../../../db/migrations')

it('carries files and posts of a club that is there already over', async () => {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const root = openDatabase(inject('postgres'))
  await root.unsafe(`create database ${name}`)
  const sql = openDatabase(inject('postgres').replace(/\/postgres$/, `/${name}`))
  try {
    await sql`create table migration (name text primary key, at timestamptz not null default now())`
    for (const file of (await readdir(FOLDER)).sort().filter((one) => one < '0028')) {
      await sql.unsafe(await readFile(join(FOLDER, file), 'utf8'))
      await sql`insert into migration (name) values (${file})`
    }
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
  } finally {
    await sql.end()
    await root.unsafe(`drop database ${name}`)
    await root.end()
  }
})
