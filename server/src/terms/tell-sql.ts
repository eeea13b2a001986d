import type { Sql } from '../platform/database.ts'
import type { MemberTable } from '../platform/tables.ts'

/** Announced versions that bind from a later day on: what `terms_asked` will ask for then, and booking rules. */
const binding = (sql: Sql) => sql`
  (select * from terms_version where state = 'SCHEDULED' and (is_required or terms_type = 'BOOKING'))`

/** Two languages of one version that are announced at the same moment wait for each other. */
export async function lockDay(sql: Sql, termsType: string, effectiveDate: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`terms told ${termsType} ${effectiveDate}`}))`
}

/** Adds the task unless the version binds no one, or is announced in another language already. */
export async function enqueueFirst(sql: Sql, name: string, task: { termsIdx: number }, minutes: number): Promise<void> {
  await sql`
    insert into job_task (name, data, due_at)
    select ${name}::text, ${sql.json(task)}::jsonb, club_now() + make_interval(mins => ${minutes})
    from ${binding(sql)} t
    where t.terms_idx = ${task.termsIdx} and exists (select from member where state = 'ACTIVE') and not exists (
      select from terms o where o.terms_type = t.terms_type and o.effective_date = t.effective_date and not o.is_draft
        and (o.is_required or o.terms_type = 'BOOKING') and o.terms_idx <> t.terms_idx)`
}

/** Ends the task with what the transaction does. @returns false where another process has done it */
export async function take(sql: Sql, name: string, task: object): Promise<boolean> {
  const gone =
    await sql`delete from job_task where name = ${name} and data = ${sql.json(task)}::jsonb returning task_idx`
  return gone.length > 0
}

type Bound = Pick<MemberTable, 'memberIdx' | 'name' | 'email' | 'lang'> & {
  termsIdx: number
  terms: string
  from: string
}

/** The next members whom the version binds as it stands now, each with the text in the own language, else the club's. */
export async function bound(
  sql: Sql,
  { termsIdx, after }: { termsIdx: number; after: number },
  most: number,
): Promise<Bound[]> {
  return sql<Bound[]>`
    select m.member_idx, name_in(m.lang, m.name, m.other_name) as name, m.email, m.lang, t.terms_idx, t.title as terms,
      t.effective_date as "from"
    from member m cross join lateral (
      select o.terms_idx, o.terms_type, o.title, o.effective_date from ${binding(sql)} o join ${binding(sql)} told using (terms_type, effective_date)
      where told.terms_idx = ${termsIdx}
      order by o.lang = m.lang desc, o.lang = (select lang from club) desc, o.terms_idx limit 1) t
    where m.state = 'ACTIVE' and m.member_idx > ${after} and (t.terms_type <> 'BOOKING' or exists (
      select from opening_rule r where r.member_type = m.member_type and r.w05 <> 'S'
        and (r.to_date is null or r.to_date >= t.effective_date)))
    order by m.member_idx limit ${most}`
}
