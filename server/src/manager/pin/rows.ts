import { admits } from '@clubhouse/contract/access'
import { readable } from '@clubhouse/contract/manager-menu'
import type { PersonName } from '@clubhouse/contract/member/person-name'
import { forManager } from '@clubhouse/contract/reservation/sheet/sheet'
import type { Sql } from '../../platform/database.ts'

interface Opener extends PersonName {
  adminIdx: number
}

/** The managers whose PIN opens a session: they are active, may read the tee sheet and have attempts left. */
export async function openers(sql: Sql, adminIdx: number | null = null): Promise<Opener[]> {
  const rows = await sql<(Opener & { isSSAdmin: boolean; rights: Record<string, string> | null })[]>`
    select a.admin_idx, a.name, a.other_name, a.is_ss_admin as "isSSAdmin",
      (select jsonb_object_agg(r.menu_code, r.rights) from admin_right r where r.admin_idx = a.admin_idx) as rights
    from admin_pin p join admin a using (admin_idx)
    where a.state = 'ACTIVE' and p.tries_left > 0 and (${adminIdx}::bigint is null or a.admin_idx = ${adminIdx})`
  return rows
    .filter(({ rights, ...one }) => admits(forManager.access, { ...one, rights: readable(rights ?? {}) }) === 'yes')
    .map(({ adminIdx, name, otherName }) => ({ adminIdx, name, otherName }))
}

/** Takes one of the attempts of a manager. @returns the hash of the PIN; undefined where no PIN opens a session */
export async function takeTry(sql: Sql, adminIdx: number): Promise<string | undefined> {
  if ((await openers(sql, adminIdx)).length === 0) return undefined
  const [row] = await sql<{ pinHash: string }[]>`
    update admin_pin set tries_left = tries_left - 1 where admin_idx = ${adminIdx} and tries_left > 0
    returning pin_hash`
  return row?.pinHash
}

/** @returns false when the PIN was changed or removed since it was checked */
export async function giveTriesBack(sql: Sql, adminIdx: number, pinHash: string): Promise<boolean> {
  const [row] = await sql`
    update admin_pin set tries_left = default where admin_idx = ${adminIdx} and pin_hash = ${pinHash}
    returning admin_idx`
  return row !== undefined && (await openers(sql, adminIdx)).length > 0
}
