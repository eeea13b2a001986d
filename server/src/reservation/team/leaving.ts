import { audit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import type { Sql } from '../../platform/database.ts'
import { withdrawForm } from './form/withdraw.ts'

/** What a closed account ends: applications of which its member is an officer, and places on the rosters of others. */
export async function leaveGroups(tx: Context, memberIdx: number): Promise<void> {
  const own = await tx.sql<{ formIdx: number; state: string }[]>`
    select f.form_idx, f.state from team_form f join team_person p using (form_idx)
    where p.member_idx = ${memberIdx} and p.office is not null and f.state in ('DRAFT', 'SUBMITTED', 'UNDER_REVIEW', 'WAITLISTED')
    order by f.form_idx for update of f`
  for (const form of own) await withdrawForm(tx, form)
  await tx.sql`delete from team_person where member_idx = ${memberIdx} and office is null`
}

/** Erases what an officer wrote, and the name on rosters of the person's own groups; those of others are theirs (decision 160). */
export async function eraseFromGroups(
  tx: Context,
  { memberIdx, name, otherName }: { memberIdx: number; name: string; otherName: string },
): Promise<void> {
  await tx.sql`
    delete from team_person p where office is null and (member_idx = ${memberIdx} or name in (${name}, nullif(${otherName}, ''))
      and exists (select from team_person o where o.form_idx = p.form_idx and o.member_idx = ${memberIdx}))`
  const rows = await tx.sql<{ formIdx: number }[]>`
    update team_form f set memo = null where memo is not null
      and exists (select from team_person p where p.form_idx = f.form_idx and p.member_idx = ${memberIdx})
    returning form_idx`
  for (const { formIdx } of rows)
    await audit(tx, { noun: 'team-form', recordIdx: formIdx, after: 'personal data erased' })
}

/** Whether one member cannot have both places, `k` and `p`. */
const CLASH = (sql: Sql) => sql`(k.form_idx = p.form_idx or k.active and p.active and k.season_idx = p.season_idx)`

/** @returns whether both accounts are officers of groups of one season, or of one group, so that one of them cannot be both */
export async function areBothOfficers(sql: Sql, [a, b]: readonly [number, number]): Promise<boolean> {
  const [row] = await sql`
    select from team_person k join team_person p on ${CLASH(sql)}
    where k.member_idx = ${a} and p.member_idx = ${b} and k.office is not null and p.office is not null
    limit 1`
  return row !== undefined
}

/** Places on rosters, offices first. Where both accounts are in groups of a season, an office comes before a place. */
export async function moveGroups(sql: Sql, { keptIdx, goneIdx }: { keptIdx: number; goneIdx: number }): Promise<void> {
  const clash = CLASH(sql)
  await sql`
    delete from team_person k using team_person p
    where k.member_idx = ${keptIdx} and p.member_idx = ${goneIdx} and k.office is null and p.office is not null and ${clash}`
  await sql`
    delete from team_person p using team_person k
    where k.member_idx = ${keptIdx} and p.member_idx = ${goneIdx} and p.office is null and ${clash}`
  await sql`
    update team_person p set member_idx = ${keptIdx} where p.member_idx = ${goneIdx}
      and not exists (select from team_person k where k.member_idx = ${keptIdx} and ${clash})`
}
