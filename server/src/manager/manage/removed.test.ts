import { contract } from '@clubhouse/contract'
import { expect, it } from 'vitest'
import { CLUB, PASSWORD, TestClub } from '../../../test/club.ts'
import { jobContext } from '../../job/context.ts'
import { forgetRemoved } from '../../office/record/removed.ts'

const holder = TestClub.use()
type Manager = Awaited<ReturnType<TestClub['manager']>>

const boss = () => holder.club.manager({ isSSAdmin: true })
const someone = () => holder.club.manager({ rights: { '950000': 'R', '950100': 'RU' } })
const remove = (as: Manager, whom: Manager) => holder.club.ask(contract.manager.remove, { idx: [whom.adminIdx] }, as)
const undo = (as: Manager, whom: Manager) => holder.club.ask(contract.manager.undo, { idx: whom.adminIdx }, as)
const login = (id: string) => holder.club.ask(contract.session.login, { clubCode: CLUB, id, password: PASSWORD })
const kept = async () => (await holder.club.sql`select from removed_record where noun = 'admin' and row <> '{}'`).length

/** Everything that makes up an account, without what counts its changes. */
async function account({ adminIdx }: Manager) {
  const { sql } = holder.club
  const [admin] = await sql`select to_jsonb(a) - 'version' as row from admin a where admin_idx = ${adminIdx}`
  const rows = ['admin_right', 'password_history', 'totp', 'recovery_code', 'passkey'].map(
    (table) => sql`select to_jsonb(x) as row from ${sql(table)} x where admin_idx = ${adminIdx} order by 1`,
  )
  return [admin!.row, ...(await Promise.all(rows))]
}

it('undoing brings a manager back with rights, password and second factor, also when it is sent twice', async () => {
  const [me, other] = [await boss(), await someone()]
  const { sql } = holder.club
  await sql`insert into totp (admin_idx, secret, confirmed_at) values (${other.adminIdx}, 'S', club_now())`
  await sql`insert into recovery_code (admin_idx, hash) values (${other.adminIdx}, '\\x01ff')`
  await sql`insert into password_history (admin_idx, password_hash) values (${other.adminIdx}, 'old')`
  await sql`
    insert into passkey (admin_idx, credential_id, public_key, transports, name)
    values (${other.adminIdx}, ${`c${other.adminIdx}`}, '\\x02', '{usb}', 'Key')`
  const before = await account(other)
  await remove(me, other)
  expect((await login(other.id)).fail.code).toBe('BAD_LOGIN')
  const answers = await Promise.all([undo(me, other), undo(me, other)])
  expect(answers.map(({ data }) => data)).toEqual([
    { idx: other.adminIdx, version: 3 },
    { idx: other.adminIdx, version: 3 },
  ])
  expect(await account(other)).toEqual(before)
  expect(await kept()).toBe(0)
  const rows =
    await sql`select call from audit where noun = 'admin' and record_idx = ${other.adminIdx} order by audit_idx`
  expect(rows.map(({ call }) => call)).toEqual(['manager.remove', 'manager.undo'])
  expect((await remove(me, other)).data).toEqual({ deleted: 1 })
})

it('a session that the removal ended stays ended, and the manager logs in again', async () => {
  const [me, other] = [await boss(), await someone()]
  await remove(me, other)
  await undo(me, other)
  await expect
    .poll(async () => (await holder.club.ask(contract.manager.one, { idx: other.adminIdx }, other)).status)
    .toBe(401)
  expect((await login(other.id)).result).toBe(true)
})

it('only the one who deleted a manager can undo it, for a minute, while the ID is free', async () => {
  const [me, boss2, other] = [await boss(), await boss(), await someone()]
  expect((await undo(me, other)).status).toBe(404)
  await remove(me, other)
  expect((await undo(boss2, other)).status).toBe(403)
  expect((await undo(await someone(), other)).status).toBe(403)
  const another = await someone()
  await holder.club.sql`update admin set id = ${other.id} where admin_idx = ${another.adminIdx}`
  expect((await undo(me, other)).fail).toMatchObject({ code: 'ID_TAKEN', msgVar: { id: other.id } })
  await holder.club.sql`update admin set id = ${another.id} where admin_idx = ${another.adminIdx}`
  await holder.club.moveClock(61)
  expect((await undo(me, other)).fail.code).toBe('UNDO_OVER')
})

it('what is kept of a manager is deleted once it cannot be undone, with the photo', async () => {
  const [me, other] = [await boss(), await someone()]
  const { club } = holder
  await club.sql`
    with f as (insert into file (key, name, size, mime, sha256, noun)
      values (gen_random_uuid(), 'a.png', 1, 'image/png', '', 'admin') returning file_idx)
    update admin set image_file_idx = f.file_idx from f where admin_idx = ${other.adminIdx}`
  const photos = async () => (await club.sql`select from file where noun = 'admin'`).length
  const run = () => forgetRemoved.run(jobContext(club.platform, 'test'))
  await run()
  await remove(me, other)
  await run()
  expect([await kept(), await photos()]).toEqual([1, 1])
  await club.moveClock(61)
  await run()
  expect([await kept(), await photos()]).toEqual([0, 0])
  expect((await undo(me, other)).fail.code).toBe('UNDO_OVER')
})

it('the history says that a manager was deleted and brought back, and nothing else', async () => {
  const [me, other] = [await boss(), await someone()]
  await remove(me, other)
  await undo(me, other)
  const { list } = (await holder.club.ask(contract.manager.history, { recordIdx: other.adminIdx }, me)).data
  const state = (before: string, after: string) => [{ field: 'state', before, after, isKept: true }]
  expect(list).toMatchObject([
    { deed: 'UNDONE', changes: state('REMOVED', 'ACTIVE') },
    { deed: 'REMOVED', changes: state('ACTIVE', 'REMOVED') },
  ])
})
