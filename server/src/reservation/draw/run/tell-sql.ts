import type { Sql } from '../../../platform/database.ts'
import type { DrawEntryTable, MemberTable } from '../../../platform/tables.ts'

/** Entries in one task. */
const AT_ONCE = 50

interface Telling {
  drawIdx: number
  told: string
  /** Of the entries. */
  state: string
}

/** Adds the tasks, each for some entries. @returns how many members they are for */
export async function enqueueFor(sql: Sql, name: string, { drawIdx, told, state }: Telling): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    with meant as (
      select e.entry_idx, (row_number() over (order by e.entry_idx) - 1) / ${AT_ONCE} as batch,
        (select count(*) from draw_party p where p.entry_idx = e.entry_idx and p.active) as readers
      from draw_entry e where e.draw_idx = ${drawIdx} and e.state = ${state}),
    added as (
      insert into job_task (name, data, due_at)
      select ${name}, jsonb_build_object('drawIdx', ${drawIdx}::bigint, 'told', ${told}::text, 'entries', jsonb_agg(entry_idx order by entry_idx)), club_now()
      from meant group by batch order by batch)
    select coalesce(sum(readers), 0)::int as count from meant`
  return row!.count
}

export type TellEntry = Pick<DrawEntryTable, 'entryIdx' | 'pseudonym' | 'playDate' | 'state' | 'place'> & {
  why: { code: string; vars: Record<string, unknown> } | null
  time: string | null
  /** All whom it names, one of whom `why` may name. */
  party: number[]
}

export async function entries(sql: Sql, list: readonly number[]): Promise<TellEntry[]> {
  return sql<TellEntry[]>`
    select e.entry_idx, e.pseudonym, e.play_date, e.state, e.place, e.why, to_char(s.time, 'HH24:MI') as time,
      array(select p.member_idx from draw_party p where p.entry_idx = e.entry_idx) as party
    from draw_entry e left join slot s using (slot_idx)
    where e.entry_idx = any(${[...list]}::bigint[]) order by e.entry_idx`
}

export type Reader = Pick<MemberTable, 'memberIdx' | 'name' | 'email' | 'lang'> & {
  /** The entry is the reader’s. */
  isOwn: boolean
  /** Whose entry it is, in the language of the reader. */
  booker: string
}

/** Who of an entry was not told this yet; from now on they were. Accounts that have closed since are told nothing. */
export async function unread(sql: Sql, entryIdx: number, told: string): Promise<Reader[]> {
  return sql<Reader[]>`
    with noted as (
      insert into draw_told (entry_idx, member_idx, kind)
      select entry_idx, member_idx, ${told} from draw_party where entry_idx = ${entryIdx} and active
      on conflict do nothing returning member_idx)
    select m.member_idx, name_in(m.lang, m.name, m.other_name) as name, m.email, m.lang,
      m.member_idx = a.member_idx as is_own, name_in(m.lang, a.name, a.other_name) as booker
    from noted join member m using (member_idx)
      join (select a.* from draw_entry e join member a using (member_idx) where e.entry_idx = ${entryIdx}) a on true
    where m.state = 'ACTIVE' order by m.member_idx`
}

/** Managers of draws, who are told when one fails. */
export async function managers(sql: Sql): Promise<{ adminIdx: number; email: string; lang: string }[]> {
  return sql<{ adminIdx: number; email: string; lang: string }[]>`
    select a.admin_idx, a.email, a.lang from admin a
    where a.state = 'ACTIVE' and a.email <> '' and (a.is_ss_admin or exists (
      select from admin_right r where r.admin_idx = a.admin_idx and r.menu_code = '940700' and r.rights like '%R%'))
    order by a.admin_idx`
}
