import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Sql } from '../src/platform/database.ts'
import { WITH } from './schema-nouns.ts'

const MIGRATIONS = join(import.meta.dirname, '../../db/migrations')
const INVARIANTS = 'invariant_violations'
/** The noun of what several share. */
const SHARED = 'platform'

interface Thing {
  name: string
  /** As PostgreSQL prints it. */
  text: string
}

interface Part extends Thing {
  table: string
}

interface TriggerFunction extends Thing {
  /** The tables that trigger it; none for other functions. */
  tables: string[]
}

/** The schema of a migrated database, file by file: what belongs to a noun, as plain SQL. Each name is in one file. */
export async function schemaFiles(sql: Sql): Promise<Map<string, string>> {
  const [tables, columns, constraints, indexes, comments, triggers, functions, views] = await Promise.all([
    tablesOf(sql),
    columnsOf(sql),
    constraintsOf(sql),
    indexesOf(sql),
    commentsOf(sql),
    triggersOf(sql),
    functionsOf(sql),
    viewsOf(sql),
  ])
  const nounOf = nouns(tables, views, functions)
  const own = <T extends Thing>(noun: string, things: T[]) => things.filter(({ name }) => nounOf(name) === noun)
  const of = (table: string, parts: Part[]) => parts.filter((part) => part.table === table)

  const tableText = ({ name, text }: Thing) => {
    const inside = [...of(name, columns), ...of(name, constraints)].map((part) => `  ${part.text}`)
    return [
      `${migrationsOf('table', name)}${text} (\n${inside.join(',\n')}\n);`,
      ...[...of(name, indexes), ...of(name, comments)].map((part) => `${part.text};`),
    ].join('\n')
  }
  const triggerText = (noun: string, part: Part & { calls: string }) => {
    const home = nounOf(part.calls)
    return `${part.text};${home === noun ? '' : ` -- ${home}.sql`}`
  }
  const invariants = partsOf(views.find(({ name }) => name === INVARIANTS)!.text, tables)

  const all = [...tables, ...functions, ...views].map(({ name }) => nounOf(name))
  return new Map(
    [...new Set(all)].sort().map((noun) => {
      const its = own(noun, tables)
      const names = its.map(({ name }) => name)
      const rules = invariants.filter((part) => part.tables.some((table) => names.includes(table)))
      return [
        `${noun}.sql`,
        [
          '-- Printed from the migrated database by `npm run tables`; not edited by hand.',
          ...its.map(tableText),
          ...own(noun, views)
            .filter(({ name }) => name !== INVARIANTS)
            .map(({ name, text }) => `${migrationsOf('view', name)}CREATE VIEW ${name} AS\n${text}`),
          its
            .flatMap(({ name }) => triggers.filter(({ table }) => table === name))
            .map((trigger) => triggerText(noun, trigger))
            .join('\n'),
          ...own(noun, functions).map(({ name, text }) => `${migrationsOf('function', name)}${text};`),
          ...(rules.length ? [`-- Parts of the view ${INVARIANTS}: what must never be, a row for each breach.`] : []),
          ...rules.map(({ text }) => `${text};`),
        ]
          .filter(Boolean)
          .join('\n\n')
          .concat('\n'),
      ]
    }),
  )
}

/** @throws Error when a line of the list names nothing */
function nouns(tables: Thing[], views: Thing[], functions: TriggerFunction[]): (name: string) => string {
  const named = new Map(Object.entries(WITH).flatMap(([noun, names]) => names.map((name) => [name, noun])))
  const here = new Set([...tables, ...views, ...functions].map(({ name }) => name))
  const gone = [...named.keys()].filter((name) => !here.has(name))
  if (gone.length) throw new Error(`server/tools/schema-nouns.ts names what is not there: ${gone.join(', ')}`)
  const ofTable = (name: string) => named.get(name) ?? name.replaceAll('_', '-')
  const ofFunction = (its: TriggerFunction) => {
    const homes = new Set(its.tables.map(ofTable))
    return named.get(its.name) ?? (homes.size === 1 ? [...homes][0]! : SHARED)
  }
  const known = new Map([
    ...[...tables, ...views].map(({ name }) => [name, ofTable(name)] as const),
    ...functions.map((its) => [its.name, ofFunction(its)] as const),
    [INVARIANTS, SHARED] as const,
  ])
  return (name) => known.get(name)!
}

const MIGRATION_TEXTS = readdirSync(MIGRATIONS)
  .filter((file) => file.endsWith('.sql'))
  .sort()
  .map((file) => ({ file, text: readFileSync(join(MIGRATIONS, file), 'utf8') }))

/** Where to read why: the migrations that made or changed it. */
function migrationsOf(kind: 'table' | 'view' | 'function', name: string): string {
  const made = new RegExp(`\\b(create|alter|create or replace|create unlogged) ${kind} ${name}\\b`)
  const files = MIGRATION_TEXTS.filter(({ text }) => made.test(text)).map(({ file }) => file.slice(0, 4))
  return files.length ? `-- Migrations ${files.join(', ')}\n` : ''
}

/** The parts of a view, with the tables that each reads. */
function partsOf(view: string, tables: Thing[]): { text: string; tables: string[] }[] {
  return view
    .replace(/;$/, '')
    .split(/\nUNION ALL\n/)
    .map((text) => ({
      text,
      tables: tables
        .filter(({ name }) => new RegExp(`\\b(FROM|JOIN) +\\(*${name}\\b`).test(text))
        .map(({ name }) => name),
    }))
}

/** The type of a text says nothing where its quotes do. */
const plain = (text: string) => text.replaceAll(/('(?:[^']|'')*')::text\b(?!\[)/g, '$1')

const plainly = <T extends Thing>(things: T[]): T[] => things.map((thing) => ({ ...thing, text: plain(thing.text) }))

const tablesOf = (sql: Sql) => sql<Thing[]>`
  select c.relname as name,
    'CREATE ' || case when c.relpersistence = 'u' then 'UNLOGGED ' else '' end || 'TABLE ' || quote_ident(c.relname) as text
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  order by c.relname`

const columnsOf = async (sql: Sql) =>
  plainly(
    await sql<Part[]>`
  select c.relname as table, a.attname as name, concat_ws(' ', quote_ident(a.attname), format_type(a.atttypid, a.atttypmod),
    case when a.attnotnull then 'NOT NULL' end,
    case when a.attgenerated = 's' then 'GENERATED ALWAYS AS (' || pg_get_expr(d.adbin, d.adrelid, true) || ') STORED'
      when d.adbin is not null then 'DEFAULT ' || pg_get_expr(d.adbin, d.adrelid, true) end,
    case a.attidentity when 'a' then 'GENERATED ALWAYS AS IDENTITY' when 'd' then 'GENERATED BY DEFAULT AS IDENTITY' end
  ) as text
  from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  order by c.relname, a.attnum`,
  )

/** Without those of PostgreSQL 18 that say not null, which the columns say. */
const constraintsOf = async (sql: Sql) =>
  plainly(
    await sql<Part[]>`
  select r.conrelid::regclass::text as table, r.conname as name,
    'CONSTRAINT ' || quote_ident(r.conname) || ' ' || pg_get_constraintdef(r.oid, true) as text
  from pg_constraint r
  where r.connamespace = 'public'::regnamespace and r.contype in ('p', 'u', 'x', 'c', 'f')
  order by r.conrelid::regclass::text collate "C", array_position('{p,u,x,c,f}'::"char"[], r.contype), r.conname`,
  )

/** Without those of keys, which are constraints. */
const indexesOf = async (sql: Sql) =>
  plainly(
    await sql<Part[]>`
  select i.indrelid::regclass::text as table, c.relname as name,
    replace(pg_get_indexdef(i.indexrelid, 0, true), ' USING btree', '') as text
  from pg_index i join pg_class c on c.oid = i.indexrelid
  where c.relnamespace = 'public'::regnamespace
    and not exists (select from pg_constraint r where r.conindid = i.indexrelid and r.contype in ('p', 'u', 'x'))
  order by i.indrelid::regclass::text collate "C", c.relname`,
  )

const commentsOf = (sql: Sql) => sql<Part[]>`
  select c.relname as table, a.attname as name, format('COMMENT ON COLUMN %I.%I IS %L', c.relname, a.attname, d.description) as text
  from pg_description d
    join pg_class c on d.classoid = 'pg_class'::regclass and c.oid = d.objoid
    join pg_attribute a on a.attrelid = c.oid and a.attnum = d.objsubid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0
  order by c.relname, a.attnum`

const triggersOf = async (sql: Sql) =>
  plainly(
    await sql<(Part & { calls: string })[]>`
  select t.tgrelid::regclass::text as table, t.tgname as name, p.proname as calls, pg_get_triggerdef(t.oid, true) as text
  from pg_trigger t join pg_proc p on p.oid = t.tgfoid
  where not t.tgisinternal
  order by t.tgrelid::regclass::text collate "C", t.tgname`,
  )

const functionsOf = (sql: Sql) => sql<TriggerFunction[]>`
  select p.proname as name, trim(trailing E'\n' from
      replace(replace(pg_get_functiondef(p.oid), 'CREATE OR REPLACE', 'CREATE'), 'FUNCTION public.', 'FUNCTION ')) as text,
    array(select distinct t.tgrelid::regclass::text from pg_trigger t where t.tgfoid = p.oid) as tables
  from pg_proc p where p.pronamespace = 'public'::regnamespace
  order by p.proname, pg_get_function_identity_arguments(p.oid) collate "C"`

const viewsOf = async (sql: Sql) =>
  plainly(
    await sql<Thing[]>`
  select c.relname as name, pg_get_viewdef(c.oid, true) as text
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'v'
  order by c.relname`,
  )
