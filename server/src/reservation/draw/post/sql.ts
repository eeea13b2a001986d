import type { ParsedInputOf } from '@clubhouse/contract/call'
import type { DrawResult } from '@clubhouse/contract/reservation/draw/draw'
import { mine, posts } from '@clubhouse/contract/reservation/draw/post'
import type { Sql } from '../../../platform/database.ts'
import { pageOf } from '../../../platform/list.ts'
import { DRAW, type DrawRow, ENTRY, type EntryRow } from '../rows.ts'

/** @param isMember planned draws are for members and managers */
export function postsOf(sql: Sql, filter: ParsedInputOf<typeof posts>, isMember: boolean, lang: string) {
  return pageOf(sql, posts, filter, {
    select: sql<DrawRow[]>`${DRAW(sql, lang)}`,
    from: sql`draw d`,
    each: sql`d`,
    where: [!isMember && sql`d.state <> 'PLANNED'`, filter.state && sql`d.state = ${filter.state}`],
    sorts: { openAt: sql`d.open_at` },
    tie: [sql`d.draw_idx`],
  })
}

/** Entries of a member in all draws. */
export function entriesOf(sql: Sql, filter: ParsedInputOf<typeof mine>, lang: string) {
  return pageOf(sql, mine, filter, {
    select: sql<(EntryRow & { title: string })[]>`
      ${ENTRY(sql, lang)}, own_words_in(${lang}, d.translated, 'title', d.title) as title`,
    from: sql`draw_entry e`,
    each: sql`e`,
    join: sql`left join draw d on d.draw_idx = e.draw_idx`,
    where: [sql`e.member_idx = ${filter.memberIdx}`, filter.state && stateIs(sql, filter.state)],
    sorts: { playDate: sql`e.play_date` },
    tie: [sql`e.entry_idx`],
  })
}

/** A loser who no longer stands by is shown as ended, as `entryOf` does. */
const stateIs = (sql: Sql, state: string) => {
  const stands = sql`exists (select from standby_entry w where w.waiting_idx = e.waiting_idx and w.state in ('W', 'O'))`
  if (state === 'STANDBY') return sql`e.state = 'STANDBY' and ${stands}`
  if (state === 'ENDED') return sql`(e.state = 'ENDED' or e.state = 'STANDBY' and not ${stands})`
  return sql`e.state = ${state}`
}

export type ResultRow = Omit<DrawResult, 'since'> & { memberIdx: number; state: string; name: string | null }

/**
 * Every place of a published draw, with the tee time as it was drawn. A name is there for members who show theirs, and
 * for the reader’s own.
 */
export async function results(sql: Sql, drawIdx: number, lang: string, reader: number | null): Promise<ResultRow[]> {
  return sql<ResultRow[]>`
    with drawn as materialized (
      select s."slotIdx" as slot_idx, s.time, s."courseIdx" as course_idx
      from draw_bundle b, jsonb_to_recordset(b.slots) as s("slotIdx" bigint, time text, "courseIdx" bigint)
      where b.draw_idx = ${drawIdx})
    select e.play_date, e.place, e.tier, e.tickets, s.time, coalesce(c.name ->> ${lang}, c.name ->> 'en') as course_name,
      e.party_size, e.pseudonym, e.state, e.member_idx,
      case when m.show_name or m.member_idx = ${reader}::bigint then name_in(${lang}, m.name, m.other_name) end as name
    from draw_entry e join member m using (member_idx) left join drawn s using (slot_idx)
      left join course c on c.course_idx = s.course_idx
    where e.draw_idx = ${drawIdx} and e.place is not null order by e.play_date, e.place`
}
