import type { ParsedInputOf } from '@clubhouse/contract/call'
import type { Player } from '@clubhouse/contract/reservation/booking/booking'
import { mine } from '@clubhouse/contract/reservation/standby/standby'
import type { Sql } from '../../../platform/database.ts'
import { pageOf } from '../../../platform/list.ts'
import type { StandbyEntryTable } from '../../../platform/tables.ts'
import type { OpenOffer } from '../freed/rows.ts'
import { ENTRY, type OwnWish, WITH_OFFER } from './rows.ts'

export const ofMember = (sql: Sql, { memberIdx, state, ...page }: ParsedInputOf<typeof mine>, lang: string) =>
  pageOf(sql, mine, page, {
    select: ENTRY(sql, lang),
    from: sql`standby_entry e`,
    each: sql`e`,
    join: WITH_OFFER(sql, lang),
    where: [sql`e.member_idx = ${memberIdx}`, state && sql`e.state = ${state}`],
    sorts: { date: sql`e.date` },
    tie: [sql`e.waiting_idx`],
  })

/** How many stand by for each hour and course; an entry for any course counts for each. */
export async function queue(
  sql: Sql,
  date: string,
): Promise<{ hour: string; courseIdx: number | null; waiting: number }[]> {
  return sql<{ hour: string; courseIdx: number | null; waiting: number }[]>`
    select hour, e.course_idx, count(*) as waiting from standby_entry e, unnest(e.hours) hour
    where e.date = ${date}::date and e.state in ('W', 'O') group by hour, e.course_idx`
}

export async function wantsAuto(sql: Sql, memberIdx: number): Promise<boolean> {
  const [row] = await sql<{ autoStandby: boolean }[]>`select auto_standby from member where member_idx = ${memberIdx}`
  return row!.autoStandby
}

export async function openEntryOf(sql: Sql, memberIdx: number, date: string): Promise<number | undefined> {
  const [row] = await sql<{ waitingIdx: number }[]>`
    select waiting_idx from standby_entry where member_idx = ${memberIdx} and date = ${date}::date and state in ('W', 'O')
    order by waiting_idx limit 1`
  return row?.waitingIdx
}

export async function add(sql: Sql, e: Omit<OwnWish, 'waitingIdx'>): Promise<number> {
  const [row] = await sql<{ waitingIdx: number }[]>`
    insert into standby_entry (member_idx, date, course_idx, hours, party_size, notice_hours, auto, total, terms_idx)
    values (${e.memberIdx}, ${e.date}, ${e.courseIdx}, ${e.hours}::text[], ${e.partySize}, ${e.noticeHours}, ${e.auto},
      ${e.total}, ${e.termsIdx})
    returning waiting_idx`
  return row!.waitingIdx
}

export async function putPlayers(sql: Sql, waitingIdx: number, players: readonly Player[]): Promise<void> {
  const rows = players
    .filter(({ no, kind }) => no > 1 && kind !== 'TBD')
    .map(({ no, kind, memberIdx = null, name = null, phoneNo = null, consent = null }) =>
      kind === 'MEMBER' ? { no, kind, memberIdx } : { no, kind, name, phoneNo, consent },
    )
  await sql`delete from standby_player where waiting_idx = ${waitingIdx}`
  await sql`
    insert into standby_player (waiting_idx, no, kind, member_idx, name, phone_no, consent)
    select ${waitingIdx}, r.no, r.kind, r."memberIdx", r.name, r."phoneNo", r.consent
    from jsonb_to_recordset(${sql.json(rows)}) as r(no smallint, kind text, "memberIdx" bigint, name text,
      "phoneNo" text, consent boolean)`
}

/** A smaller party keeps the first of those who were named. */
export async function keepFirst(sql: Sql, waitingIdx: number, partySize: number): Promise<void> {
  await sql`delete from standby_player where waiting_idx = ${waitingIdx} and no > ${partySize}`
}

export async function lockEntry(sql: Sql, waitingIdx: number): Promise<StandbyEntryTable | undefined> {
  const [row] = await sql<StandbyEntryTable[]>`
    select * from standby_entry where waiting_idx = ${waitingIdx} for no key update`
  return row
}

type Changes = Pick<StandbyEntryTable, 'hours' | 'partySize' | 'noticeHours' | 'auto' | 'paused' | 'total' | 'termsIdx'>

/** Who continues an entry begins to be asked as before: their silences are forgotten. */
export async function change(sql: Sql, waitingIdx: number, e: Changes): Promise<void> {
  await sql`
    update standby_entry set hours = ${e.hours}::text[], party_size = ${e.partySize}, notice_hours = ${e.noticeHours},
      auto = ${e.auto}, paused = ${e.paused}, silences = case when ${e.paused} then silences else 0 end,
      total = ${e.total}, terms_idx = ${e.termsIdx}, version = version + 1
    where waiting_idx = ${waitingIdx}`
}

export async function end(sql: Sql, waitingIdx: number, state: 'C' | 'E'): Promise<void> {
  await sql`
    update standby_entry set state = ${state}, version = version + 1 where waiting_idx = ${waitingIdx}`
}

export async function openOffer(sql: Sql, waitingIdx: number): Promise<OpenOffer | undefined> {
  const [row] = await sql<OpenOffer[]>`
    select o.offer_idx, s.starts_at from standby_offer o join slot s using (slot_idx)
    where o.waiting_idx = ${waitingIdx} and o.state = 'OPEN'`
  return row
}
