import { contract } from '@clubhouse/contract'
import { expect, it } from 'vitest'
import { TestClub } from '../../../test/club.ts'

const holder = TestClub.use()
type Manager = Awaited<ReturnType<TestClub['manager']>>
interface Menu {
  code: string
  isRead: boolean
  isUpdate: boolean
  children: Menu[]
}
const codes = (menus: Menu[]): string[] =>
  menus.flatMap(({ code, isRead, children }) => [...(isRead ? [code] : []), ...codes(children)])

const read = (idx: number, as?: Manager) => holder.club.ask(contract.right.ofAdmin, { idx }, as)

it('tells managers what they may now, not what they might at the login', async () => {
  const one = await holder.club.manager({ rights: { '910000': 'R', '910600': 'RU' } })
  const before = (await read(one.adminIdx, one)).data
  expect(before.admin.idx).toBe(one.adminIdx)
  expect(codes(before.rights)).toEqual(['910000', '910600', '910400'])
  await holder.club.sql`delete from admin_right where admin_idx = ${one.adminIdx} and menu_code = '910600'`
  expect(codes((await read(one.adminIdx, one)).data.rights)).toEqual(['910000', '910400'])
})

it('says whether a manager’s rights are those of the group', async () => {
  const { sql } = holder.club
  const boss = await holder.club.manager({ isSSAdmin: true })
  const one = await holder.club.manager({ rights: { '910000': 'R' } })
  const [group] = await sql<
    { groupIdx: number }[]
  >`insert into admin_group (name) values ('Readers') returning group_idx`
  await sql`insert into admin_group_right values (${group!.groupIdx}, '910000', 'R')`
  expect((await read(one.adminIdx, boss)).data).toMatchObject({ differs: true, differsAt: ['910000'] })
  await sql`update admin set group_idx = ${group!.groupIdx} where admin_idx = ${one.adminIdx}`
  expect((await read(one.adminIdx, boss)).data).toMatchObject({ differs: false, differsAt: [] })
  await sql`update admin_right set rights = 'RU' where admin_idx = ${one.adminIdx} and menu_code = '910600'`
  await sql`insert into admin_right values (${one.adminIdx}, '960400', 'R')`
  expect((await read(one.adminIdx, boss)).data).toMatchObject({ differs: true, differsAt: ['960400'] })
  const all = (await read(boss.adminIdx, boss)).data
  expect(all.differs, 'a super manager needs no group').toBe(false)
  expect(codes(all.rights)).toContain('920100')
})

it('lets others read it with the right only', async () => {
  const one = await holder.club.manager()
  const reader = await holder.club.manager({ rights: { '920000': 'R', '920100': 'R' } })
  expect((await read(one.adminIdx, reader)).status).toBe(200)
  expect((await read(reader.adminIdx, one)).status).toBe(403)
  expect((await read(one.adminIdx)).status).toBe(401)
  expect((await read(999_999, reader)).status).toBe(404)
})
