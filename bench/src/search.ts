import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { membersMeant } from '../../server/src/person/rows.ts'
import { type Database, openDatabase } from '../../server/src/platform/database.ts'
import { openEmbeddedDatabase } from '../../server/src/platform/embedded-database.ts'
import { hasLetters } from '../../server/src/platform/list.ts'
import { createDatabase, migrate } from '../../server/src/platform/migrate.ts'
import { NUMBERED } from '../../server/src/reservation/numbered.ts'
import { table } from './table.ts'

// node bench/src/search.ts compares the search of decision 138 with one that compares letter by letter, among 20,000
// members, and finds booking numbers among those of a year.
const MEMBERS = 20_000
const BOOKINGS = 110_000
const ROUNDS = 200
/** Found by both; then what the search of letters did not find. */
const BOTH = ['min-jun kim', 'min-jun kim 175', '김민준', '김', 'golfer0123', '77-01234']
const NEW = ['kim minjun', '김 민준', '010-5500-1234', '1234', '7701234']

const dataDir = mkdtempSync(join(tmpdir(), 'clubhouse-bench-'))
const server = await openEmbeddedDatabase(dataDir, ['fsync=off'])
try {
  await createDatabase(server.url('search'))
  const database = openDatabase(server.url('search'), 1)
  await migrate(database)
  await fill(database)
  await measure(database)
  await database.end()
} finally {
  await server.stop('immediate')
  rmSync(dataDir, { recursive: true, force: true })
}

async function fill(sql: Database): Promise<void> {
  await sql`set statement_timeout = 0`
  await sql`
    insert into member (id, password_hash, name, other_name, email, member_type, member_no, phone_no)
    select 'golfer' || to_char(n, 'FM00000'), '', (array['Min-jun', 'Seo-yeon', 'Ji-ho', 'Ha-rin', 'Do-yun'])[1 + n % 5] || ' '
        || (array['Kim', 'Lee', 'Park', 'Choi', 'Jung', 'Kang', 'Yoon'])[1 + n % 7] || ' ' || n % 200,
      (array['김', '이', '박', '최', '정', '강', '윤'])[1 + n % 7] || (array['민준', '서연', '지호', '하린', '도윤'])[1 + n % 5],
      n || '@example.com', '10', '77-' || to_char(n, 'FM00000'), '010-' || 5500 + n / 10000 || '-' || to_char(n % 10000, 'FM0000')
    from generate_series(1, ${MEMBERS}) n`
  await sql`alter table member add column letters text not null generated always as (
    id || E'\n' || name || E'\n' || other_name || E'\n' || coalesce(member_no, claimed_no, '')) stored`
  await sql`create index before on member using gin (letters_of(letters))`
  // Without their tee times: numbers alone are looked for.
  await sql`set session_replication_role = replica`
  await sql`alter table booking drop constraint price_adds_up`
  await sql`
    insert into booking (booking_no, slot_idx, seats, play_date, part, day_class, booker_no, holes, cart, caddie, type, price,
      terms_idx, names_due_at, free_cancel_until)
    select 'GC001-' || to_char('2027-01-01'::date + n / 300, 'YYMMDD') || '-' || to_char(n % 300, 'FM0000') || '-1', n, '{0}',
      '2027-01-01'::date + n / 300, '1', 'WEEKDAY', 1, 18, false, false, 'N', '{}', 1, now(), now()
    from generate_series(1, ${BOOKINGS}) n`
  await sql`set session_replication_role = origin`
  await sql`vacuum analyze`
}

async function measure(sql: Database): Promise<void> {
  const rows = [['typed', 'found', 'letters', 'decision 138', 'ratio']]
  for (const typed of [...BOTH, ...NEW]) {
    const [now, before] = await timesOf(sql, [
      () => membersMeant(sql, typed, 'whole'),
      () => sql`select member_idx from member where ${hasLetters(sql, sql`letters`, typed)}`,
    ])
    const isBoth = BOTH.includes(typed)
    const ratio = isBoth ? (now!.ms / before!.ms).toFixed(2) : ''
    rows.push([typed, `${now!.found}`, isBoth ? before!.ms.toFixed(2) : '', now!.ms.toFixed(2), ratio])
  }
  for (const typed of ['GC001-270301-0012-1', 'gc001-270301', 'gc0012703010012']) {
    const [now] = await timesOf(sql, [() => NUMBERED(sql, typed)])
    rows.push([typed, `${now!.found}`, '', now!.ms.toFixed(2), ''])
  }
  console.log(table(rows))
}

/** Found rows and the median time of each statement. They alternate, so that other work on the machine slows each alike. */
async function timesOf(sql: Database, statements: (() => ReturnType<typeof membersMeant>)[]) {
  const times = statements.map((): number[] => [])
  const found = statements.map(() => 0)
  for (let round = 0; round < ROUNDS; round++)
    for (const [i, statement] of statements.entries()) {
      const began = performance.now()
      const [row] = await sql<{ count: number }[]>`select count(*) from (${statement()}) found`
      times[i]!.push(performance.now() - began)
      found[i] = row!.count
    }
  return times.map((all, i) => ({ found: found[i]!, ms: all.toSorted((a, b) => a - b)[ROUNDS / 2]! }))
}
