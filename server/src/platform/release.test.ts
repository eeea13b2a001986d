import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { TestClub } from '../../test/club.ts'
import { contractions } from '../../test/contracting.ts'
import { StartError } from './config.ts'
import { migrate } from './migrate.ts'
import { barrier, isAtLeast, RELEASE, runsOnOf } from './release.ts'

const FOLDER = join(import.meta.dirname, '../../../db/migrations')
const migrations = readdirSync(FOLDER).map((name) => [name, readFileSync(join(FOLDER, name), 'utf8')] as const)
/** The first that says which releases can run on the database after it. */
const FIRST = '0336'

const holder = TestClub.use()

describe('a migration says in its first line which releases can run on the database after it', () => {
  it.each([
    ['-- runs on: 0.1\nselect 1;', '0.1'],
    ['-- runs on: this release\nselect 1;', null],
    ['-- Why.\n-- runs on: 0.1\n', undefined],
    ['-- runs on: older ones\n', undefined],
  ])('%j: %s', (text, said) => {
    expect(runsOnOf(text)).toBe(said)
  })

  it.each(migrations.filter(([name]) => name >= FIRST))('%s says it, and keeps it', (_, text) => {
    const runsOn = runsOnOf(text)
    expect(runsOn, 'begin it with “-- runs on: 0.1” or “-- runs on: this release”').toBeDefined()
    if (runsOn) {
      expect(isAtLeast(RELEASE, runsOn)).toBe(true)
      expect(contractions(text), 'then only “-- runs on: this release” is true').toEqual([])
    }
  })
})

describe('an older release may fail after a migration that', () => {
  it.each([
    ['drops what', 'drop table fee;'],
    ['drops what', 'alter table fee drop column name;'],
    ['drops what', 'alter table fee add a int, drop name;'],
    ['drops what', 'alter table fee alter column name drop default;'],
    ['drops what', 'drop view post; create view posts as select 1;'],
    ['drops what', 'alter table fee drop constraint fee_key;'],
    ['renames', 'alter table fee rename to price;'],
    ['renames', 'alter table fee rename column name to label;'],
    ['sets', 'alter table fee alter name set not null;'],
    ['narrows', 'alter table fee alter column amount type int;'],
    ['adds a column', 'alter table fee add column kind text not null;'],
    ['adds a rule', 'alter table fee add constraint fee_min check (amount > 0);'],
    ['adds a rule', 'alter table fee add check (amount in (1, 2));'],
    ['lets values', 'create unique index fee_name on fee (name);'],
  ])('%s…: %s', (what, sql) => {
    expect(contractions(sql)).toEqual([expect.stringContaining(what)])
  })

  it.each([
    'create table fee (name text not null unique); alter table fee add check (name <> 1); create unique index a on fee (name);',
    "alter table fee add column kind text not null default '' check (kind in ('a', 'b')), add more numeric(10, 2);",
    'alter table fee alter column name drop not null;',
    'alter table fee add column no bigint not null generated always as identity;',
    'drop view post; create view post as select 1;',
    'create or replace function f() returns int language sql as $$ drop table fee $$; -- drop table fee;',
    "insert into note values ('drop table fee');",
    'alter table fee add column offered_at timestamptz; create unique index o on fee (name) where offered_at is not null;',
  ])('but not after: %s', (sql) => {
    expect(contractions(sql)).toEqual([])
  })

  it('is found among the migrations that are there', () => {
    const found = migrations.filter(([, text]) => contractions(text).length > 0).map(([name]) => name.slice(0, 4))
    expect(found).toEqual(expect.arrayContaining(['0028', '0116']))
    expect(found.length).toBeLessThan(migrations.length / 2)
  })
})

it.each([
  ['0.1.0', '0.1', true],
  ['0.1.0', '0.2', false],
  ['0.10.0', '0.9', true],
  ['1.0.0', '0.9', true],
])('%s is at least %s: %s', (release, oldest, yes) => {
  expect(isAtLeast(release, oldest)).toBe(yes)
})

it('the first migration of a newer release that bars this one is found', () => {
  const own = { name: '1', runsOn: null }
  const [wide, narrow] = [
    { name: '2', runsOn: '0.2' },
    { name: '3', runsOn: null },
  ]
  expect(barrier([own, wide], ['1'], '0.2.4')).toBeUndefined()
  expect(barrier([own, wide], ['1'], '0.1.9')).toBe('2')
  expect(barrier([own, wide, narrow], ['1'], '0.2.4')).toBe('3')
})

describe('a release on the database of a newer one', () => {
  const applied = (name: string, runsOn: string | null) =>
    holder.club.sql`insert into migration (name, runs_on) values (${name}, ${runsOn})`

  it('runs when the newer one only added', async () => {
    await holder.club.sql`alter table fee add column colour text not null default ''`
    await applied('9998-colours.sql', '0.1')
    expect(await migrate(holder.club.sql)).toEqual([])
  })

  it('refuses when the newer one took something away, and says what to do', async () => {
    await applied('9999-fewer-columns.sql', null)
    await expect(migrate(holder.club.sql)).rejects.toThrow(
      new StartError(
        'A newer release of Clubhouse changed this database (migration 9999-fewer-columns.sql), and this one, 0.1.0, cannot run on it. Start the newer release; or restore the backup from before its upgrade, as “Upgrading” in docs/operating.md says.',
      ),
    )
    await holder.club.sql`delete from migration where name > '9998'`
  })
})

it('what a migration says is kept when it is applied', async () => {
  const [row] = await holder.club.sql`select runs_on from migration where name like '0336%'`
  expect(row).toEqual({ runsOn: '0.1' })
})
