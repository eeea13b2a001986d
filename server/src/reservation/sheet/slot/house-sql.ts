import { SHARES_FIRST, type Shares } from '@clubhouse/contract/reservation/sheet/template'
import type { Sql } from '../../../platform/database.ts'
import { SHARES, type SlotRow } from './rows.ts'
import { TAKES } from './running.ts'

/** What the club uses of a part of a day follows one another, so that two cannot take its last share together. */
export async function lockHouse(sql: Sql, date: string, part: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('house ' || ${date}::text || ' ' || ${part}::text, 0))`
}

/** The tee times of a part of a day, those that the club uses, and the shares that the day was made with. */
export async function houseUse(
  sql: Sql,
  date: string,
  part: string,
): Promise<{ used: number; total: number; shares: Shares }> {
  const [row] = await sql<{ used: number; total: number; shares: Shares }[]>`
    select (select count(*) from slot where date = ${date} and part = ${part} and not is_dropped) as total,
      (select count(distinct c.slot_idx) from claim c join slot s using (slot_idx) left join booking b using (booking_idx)
        where s.date = ${date} and s.part = ${part} and not s.is_dropped and not c.by_share and ${TAKES(sql)}
          and (c.kind = 'HOUSE' or b.type = 'H')) as used,
      coalesce((
        select ${SHARES(sql)} from sheet_part p where p.date = ${date} and p.part = ${part}), ${sql.json(SHARES_FIRST)}) as shares`
  return row!
}

/** Frees one tee time that the share keeps: this one, else the nearest in time of the same part. @returns it, if there is one */
export async function freeKept(sql: Sql, { slotIdx, date, part, time }: Place): Promise<number[]> {
  const rows = await sql<{ slotIdx: number }[]>`
    delete from claim where by_share and kind = 'HOUSE' and slot_idx = (
      select s.slot_idx from slot s join claim c using (slot_idx)
      where c.by_share and c.kind = 'HOUSE' and s.date = ${date} and s.part = ${part} and not s.is_dropped
      order by s.slot_idx = ${slotIdx} desc, abs(extract(epoch from s.time - ${time}::time)), s.slot_idx limit 1)
    returning slot_idx`
  return [...new Set(rows.map((row) => row.slotIdx))]
}

export type Place = Pick<SlotRow, 'slotIdx' | 'date' | 'part' | 'time'>
