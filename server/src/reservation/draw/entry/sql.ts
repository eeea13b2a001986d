import type { EntryText } from '@clubhouse/draw/bundle'
import type { Sql } from '../../../platform/database.ts'
import type { DrawReceiptTable } from '../../../platform/tables.ts'

/**
 * Locks these members in the order of their numbers: entries that name the same people wait for each other.
 * @returns whose account is active
 */
export async function lockParty(sql: Sql, members: readonly number[]): Promise<Set<number>> {
  const rows = await sql<{ memberIdx: number; state: string }[]>`
    select member_idx, state from member where member_idx = any (${[...members]}::bigint[]) order by member_idx for no key update`
  return new Set(rows.flatMap(({ memberIdx, state }) => (state === 'ACTIVE' ? memberIdx : [])))
}

interface Before {
  drawIdx: number
  memberIdx: number
  playDate: string
  state: string
  pseudonym: string
  bookingIdx: number | null
  version: number
}

export async function lockEntry(sql: Sql, entryIdx: number): Promise<Before | undefined> {
  const [row] = await sql<Before[]>`
    select draw_idx, member_idx, play_date, state, pseudonym, booking_idx, version from draw_entry
    where entry_idx = ${entryIdx} for no key update`
  return row
}

/** The draw of an entry, which never changes. */
export async function drawOfEntry(sql: Sql, entryIdx: number): Promise<number | undefined> {
  const [row] = await sql<{ drawIdx: number }[]>`select draw_idx from draw_entry where entry_idx = ${entryIdx}`
  return row?.drawIdx
}

/** Who is in the party of an entry now, the applicant first. */
export async function partyOf(sql: Sql, entryIdx: number): Promise<number[]> {
  const rows = await sql<{ memberIdx: number }[]>`
    select member_idx from draw_party where entry_idx = ${entryIdx} and active order by no`
  return rows.map(({ memberIdx }) => memberIdx)
}

interface Wanted {
  drawIdx: number
  playDate: string
  parts: readonly string[]
  /** An entry that does not count. */
  but?: number
}

/** Of these members, those in another entry of the draw for that date, and those who play in one of these parts. */
export async function busy(
  sql: Sql,
  members: readonly number[],
  { drawIdx, playDate, parts, but }: Wanted,
  lang: string,
): Promise<Map<number, string>> {
  const rows = await sql<{ memberIdx: number; name: string }[]>`
    select m.member_idx, name_in(${lang}, m.name, m.other_name) as name from member m
    where m.member_idx = any (${[...members]}::bigint[]) and (
      exists (select from draw_party p where p.draw_idx = ${drawIdx} and p.play_date = ${playDate}::date
        and p.member_idx = m.member_idx and p.active and p.entry_idx is distinct from ${but ?? null}::bigint)
      or exists (select from booking_player b where b.member_idx = m.member_idx and b.active
        and b.play_date = ${playDate}::date and b.part = any (${[...parts]}::text[])))`
  return new Map(rows.map(({ memberIdx, name }) => [memberIdx, name]))
}

interface Entered extends EntryText {
  drawIdx: number
  memberIdx: number
  termsIdx: number
  entryHash: string
}

export async function add(sql: Sql, e: Entered): Promise<number> {
  const [row] = await sql<{ entryIdx: number }[]>`
    insert into draw_entry (draw_idx, member_idx, play_date, pseudonym, wishes, any_time, party_size, standby_if_lost, nonce,
      terms_idx, entry_hash, version)
    values (${e.drawIdx}, ${e.memberIdx}, ${e.playDate}, ${e.pseudonym}, ${sql.json(e.wishes)}, ${e.anyTime}, ${e.partySize},
      ${e.standbyIfLost}, ${e.nonce ?? null}, ${e.termsIdx}, ${e.entryHash}, ${e.version})
    returning entry_idx`
  return row!.entryIdx
}

export async function change(sql: Sql, entryIdx: number, e: Entered): Promise<void> {
  await sql`
    update draw_entry set wishes = ${sql.json(e.wishes)}, any_time = ${e.anyTime}, party_size = ${e.partySize},
      standby_if_lost = ${e.standbyIfLost}, nonce = ${e.nonce ?? null}, terms_idx = ${e.termsIdx}, entry_hash = ${e.entryHash},
      version = ${e.version}, changed_at = club_now()
    where entry_idx = ${entryIdx}`
}

export async function keepReceipt(
  sql: Sql,
  entryIdx: number,
  { version, entryHash, canonical }: Pick<Entered, 'version' | 'entryHash'> & { canonical: string },
): Promise<void> {
  await sql`
    insert into draw_receipt (entry_idx, version, canonical, entry_hash)
    values (${entryIdx}, ${version}, ${canonical}, ${entryHash})`
}

/** Puts the party in place of the one before. Who stays keeps the answer, and who comes back is asked again. */
export async function putParty(
  sql: Sql,
  { entryIdx, drawIdx, playDate }: { entryIdx: number; drawIdx: number; playDate: string },
  party: readonly number[],
  before: readonly number[],
): Promise<void> {
  await sql`update draw_party set active = false where entry_idx = ${entryIdx} and active`
  await sql`
    insert into draw_party (entry_idx, member_idx, no, draw_idx, play_date, consent)
    select ${entryIdx}, member_idx, no, ${drawIdx}, ${playDate}::date, case when no = 1 then true end
    from unnest(${[...party]}::bigint[]) with ordinality as p(member_idx, no) order by member_idx
    on conflict (entry_idx, member_idx) do update set active = true, no = excluded.no,
      consent = case when draw_party.member_idx = any (${[...before]}::bigint[]) then draw_party.consent end`
}

export async function withdraw(sql: Sql, entryIdx: number): Promise<void> {
  await sql`update draw_entry set state = 'WITHDRAWN', changed_at = club_now() where entry_idx = ${entryIdx}`
  await sql`update draw_party set active = false where entry_idx = ${entryIdx}`
}

/** @returns none without a place that can be answered for @param memberIdx no applicant */
export async function place(
  sql: Sql,
  entryIdx: number,
  memberIdx: number,
): Promise<{ no: number; consent: boolean | null } | undefined> {
  const [row] = await sql<{ no: number; consent: boolean | null }[]>`
    select no, consent from draw_party where entry_idx = ${entryIdx} and member_idx = ${memberIdx} and active`
  return row
}

export async function answer(sql: Sql, entryIdx: number, memberIdx: number, consent: boolean): Promise<void> {
  await sql`
    update draw_party set consent = ${consent}, active = ${consent}
    where entry_idx = ${entryIdx} and member_idx = ${memberIdx}`
}

export async function receipt(
  sql: Sql,
  entryIdx: number,
  memberIdx: number,
): Promise<(DrawReceiptTable & { drawIdx: number; pseudonym: string }) | undefined> {
  const [row] = await sql<(DrawReceiptTable & { drawIdx: number; pseudonym: string })[]>`
    select r.*, e.draw_idx, e.pseudonym from draw_entry e join draw_receipt r on r.entry_idx = e.entry_idx and r.version = e.version
    where e.entry_idx = ${entryIdx} and e.member_idx = ${memberIdx}`
  return row
}

/** The member's own number in a draw, of an entry or without one. */
export async function nonceOf(sql: Sql, drawIdx: number, memberIdx: number): Promise<string | null> {
  const [row] = await sql<{ nonce: string }[]>`
    select nonce from draw_entry where draw_idx = ${drawIdx} and member_idx = ${memberIdx} and state <> 'WITHDRAWN'
      and nonce is not null
    union all
    select nonce from draw_nonce where draw_idx = ${drawIdx} and member_idx = ${memberIdx}
    limit 1`
  return row?.nonce ?? null
}

export async function keepNonce(sql: Sql, drawIdx: number, memberIdx: number, nonce: string): Promise<void> {
  await sql`
    insert into draw_nonce (draw_idx, member_idx, nonce) values (${drawIdx}, ${memberIdx}, ${nonce})
    on conflict (draw_idx, member_idx) do update set nonce = excluded.nonce, at = excluded.at`
}

/** A member with an entry has the number of the entry alone. */
export async function dropNonce(sql: Sql, drawIdx: number, memberIdx: number): Promise<void> {
  await sql`delete from draw_nonce where draw_idx = ${drawIdx} and member_idx = ${memberIdx}`
}

/** How often the member teed off at each time in the year before today, the most frequent first, then the earlier. */
export async function usualTimes(sql: Sql, memberIdx: number): Promise<string[]> {
  const rows = await sql<{ time: string }[]>`
    select s.time from booking_player p join booking b using (booking_idx) join slot s using (slot_idx)
    where p.member_idx = ${memberIdx} and b.state in ('CF', 'CI', 'PL')
      and p.play_date between (current_club_date() - interval '1 year')::date and current_club_date()
    group by s.time order by count(*) desc, s.time limit 1`
  return rows.map(({ time }) => time)
}

export interface Reader {
  memberIdx: number
  name: string
  email: string
  lang: string
  title: string
  closeAt: Temporal.Instant
}

/** Who is written to about a draw, which is named in the language of each. */
export async function readers(sql: Sql, drawIdx: number, members: readonly number[]): Promise<Reader[]> {
  return sql<Reader[]>`
    select m.member_idx, name_in(m.lang, m.name, m.other_name) as name, m.email, m.lang,
      own_words_in(m.lang, d.translated, 'title', d.title) as title, d.close_at
    from draw d, member m
    where d.draw_idx = ${drawIdx} and m.member_idx = any (${[...members]}::bigint[]) and m.state = 'ACTIVE' order by m.member_idx`
}

/** A name in the language of each reader. */
export async function nameFor(sql: Sql, memberIdx: number, lang: string): Promise<string> {
  const [row] = await sql<{ name: string }[]>`
    select name_in(${lang}, name, other_name) as name from member where member_idx = ${memberIdx}`
  return row!.name
}
