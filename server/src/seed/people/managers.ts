import { randomBytes } from 'node:crypto'
import { type ManagerMenu, managerMenus } from '@clubhouse/contract/manager-menu'
import { hashPassword } from '../../platform/password.ts'
import type { Seeding } from '../seeding.ts'

interface Manager {
  id: string
  name: string
  otherName: string
  group: string
  groupKo: string
  isSuper?: true
  rights?: Record<string, string>
}

/** Rights on menus by code prefix: all that apply, or read only. */
function rights(prefix: string, only?: 'R'): Record<string, string> {
  const menus: readonly ManagerMenu[] = managerMenus
  return Object.fromEntries(
    menus.filter(({ code }) => code.startsWith(prefix)).map((menu) => [menu.code, only ?? menu.rights]),
  )
}

/** The managers of the demo club, each with a permission group that other clubs may begin with. */
export const MANAGERS: readonly Manager[] = [
  { id: 'manager1', name: '박서연', otherName: 'Seo-yeon Park', group: 'Super', groupKo: '전체 관리', isSuper: true },
  {
    id: 'office1',
    name: '송미영',
    otherName: 'Mi-young Song',
    group: 'Office',
    groupKo: '사무국',
    rights: { ...rights('900000'), ...rights('93'), ...rights('95'), ...rights('94', 'R') },
  },
  {
    id: 'frontdesk1',
    name: '배기현',
    otherName: 'Ki-hyun Bae',
    group: 'Front desk',
    groupKo: '프런트',
    rights: {
      ...rights('900000'),
      '930000': 'R',
      ...rights('930700'),
      '940000': 'R',
      '940200': 'R',
      // Also to cancel: a caller who gives up a tee time reaches the desk first. Decision 179.
      ...rights('940400'),
      ...rights('940500'),
      ...rights('940600'),
    },
  },
  {
    id: 'committee1',
    name: '문대현',
    otherName: 'Dae-hyun Moon',
    group: 'Committee',
    groupKo: '운영위원회',
    rights: { ...rights('900000'), ...rights('94', 'R'), '960000': 'R', '960400': 'R' },
  },
  {
    id: 'content1',
    name: '심혜원',
    otherName: 'Hye-won Shim',
    group: 'Content',
    groupKo: '홍보',
    rights: rights('93'),
  },
]

export async function seedManagers({ sql }: Seeding, passwordHash: string): Promise<void> {
  for (const [i, { id, name, otherName, group, groupKo, isSuper, rights }] of MANAGERS.entries()) {
    const [row] = await sql<{ groupIdx: number; adminIdx: number }[]>`
      with its_group as (insert into admin_group (name, translated) values (${group}, ${sql.json({ ko: { name: groupKo } })}) returning group_idx)
      insert into admin (id, password_hash, name, other_name, email, phone_no, group_idx, is_ss_admin)
      select ${id}, ${passwordHash}, ${name}, ${otherName}, ${`${id}@greenhill.example`}, ${`031-555-01${10 + i}`}, group_idx, ${isSuper ?? false}
      from its_group returning group_idx, admin_idx`
    await sql`
      insert into admin_group_right (group_idx, menu_code, rights)
      select ${row!.groupIdx}, r.key, r.value from jsonb_each_text(${sql.json(rights ?? {})}) r`
    await sql`
      insert into admin_right (admin_idx, menu_code, rights)
      select ${row!.adminIdx}, menu_code, rights from admin_group_right where group_idx = ${row!.groupIdx}`
  }
}

interface FirstManager {
  id: string
  name: string
  otherName: string
  email: string
  lang: string
}

/** The one manager of an empty club. @returns the password, which must be changed at the first login */
export async function seedFirstManager({ sql }: Seeding, first: FirstManager): Promise<string> {
  const { id, name, otherName, email, lang } = first
  const password = `${randomBytes(9).toString('base64url')}#7a`
  await sql`
    with its_group as (insert into admin_group (name, translated) values ('Super', ${sql.json({ ko: { name: '전체 관리' } })}) returning group_idx)
    insert into admin (id, password_hash, name, other_name, email, lang, group_idx, is_ss_admin, is_temp_password)
    select ${id}, ${await hashPassword(password)}, ${name}, ${otherName}, ${email}, ${lang}, group_idx, true, true from its_group`
  return password
}
