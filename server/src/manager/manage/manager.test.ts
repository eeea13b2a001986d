import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { CLUB, PASSWORD, TestClub } from '../../../test/club.ts'

const holder = TestClub.use()
type Fields = InputOf<typeof contract.manager.add>
type Query = InputOf<typeof contract.manager.list>
type Manager = Awaited<ReturnType<TestClub['manager']>>

const boss = () => holder.club.manager({ isSSAdmin: true })
const post = (as: Manager, body: Fields) => holder.club.ask(contract.manager.add, body, as)
const put = (as: Manager, body: InputOf<typeof contract.manager.change>) =>
  holder.club.ask(contract.manager.change, body, as)
const remove = (as: Manager, idx: number[]) => holder.club.ask(contract.manager.remove, { idx }, as)
const reset = (as: Manager, idx: number) => holder.club.ask(contract.manager.resetPassword, { idx }, as)
const one = async (as: Manager, idx: number) => (await holder.club.ask(contract.manager.one, { idx }, as)).data
const login = (id: string, password = PASSWORD) =>
  holder.club.ask(contract.session.login, { clubCode: CLUB, id, password })

let made = 0
async function group(rights: Record<string, string>): Promise<number> {
  const [row] = await holder.club.sql<{ groupIdx: number }[]>`
    insert into admin_group (name) values (${`Group ${++made}`}) returning group_idx`
  for (const [code, letters] of Object.entries(rights))
    await holder.club.sql`insert into admin_group_right values (${row!.groupIdx}, ${code}, ${letters})`
  return row!.groupIdx
}

const input = (fields: Partial<Fields> = {}): Fields => {
  const id = `office${++made}`
  return { id, name: 'Yu-na Choi', email: `${id}@club.example`, phoneNo: '031-555-0140', ...fields }
}

async function passwordFor(email: string): Promise<string> {
  const [row] = await holder.club.sql<{ secrets: { password: string } }[]>`
    select secrets from mail where to_email = ${email} and kind = 'PASSWORD_RESET' order by mail_idx desc limit 1`
  return row!.secrets.password
}

describe('a new manager', () => {
  it('gets the rights of the group, and a password that must be changed first', async () => {
    const groupIdx = await group({ '930000': 'R', '930600': 'CRU' })
    const me = await boss()
    const body = input({ groupIdx, memo: 'Mornings' })
    const { idx, version } = (await post(me, body)).data
    expect(version).toBe(1)
    const row = await one(me, idx)
    expect(row).toMatchObject({ ...body, isSSAdmin: false, state: 'ACTIVE', hasSecondFactor: false, lastLoginAt: null })
    expect(JSON.stringify(row)).not.toMatch(/argon2|password/i)

    const session = (await login(body.id, await passwordFor(body.email))).data
    expect(session).toMatchObject({ isTempPassword: true, userMove: '/login/password-reset-page', adminIdx: idx })
    const as = { token: session.accessToken, adminIdx: idx, id: body.id }
    const limited = await holder.club.ask(contract.notice.normal, { clubCode: 'GC001' }, as)
    expect(limited.status).toBe(200)
    expect((await holder.club.ask(contract.manager.one, { idx }, as)).status).toBe(403)
    const changed = await holder.club.ask(
      contract.manager.changePassword,
      { oldPassword: await passwordFor(body.email), newPassword: 'Quiet-Lantern-47' },
      as,
    )
    expect(changed.result).toBe(true)
    await expect.poll(async () => (await holder.club.ask(contract.manager.one, { idx }, as)).status).toBe(200)
    expect((await login(body.id, 'Quiet-Lantern-47')).data).toMatchObject({
      isTempPassword: false,
      userMove: null,
    })
    const [audit] = await holder.club.sql`
      select admin_idx, after from audit where noun = 'admin' and record_idx = ${idx} and call = 'manager.add'`
    expect(audit).toMatchObject({ adminIdx: me.adminIdx, after: { id: body.id, groupIdx } })
    expect(JSON.stringify(audit)).not.toContain('argon2')
  })

  it('has an id of its own, among members too', async () => {
    const me = await boss()
    const groupIdx = await group({})
    const member = await holder.club.member({ id: 'golfer77' })
    expect((await post(me, input({ id: member.id, groupIdx }))).fail).toMatchObject({
      code: 'ID_TAKEN',
      msgCode: 'member.ID_TAKEN',
      msgVar: { id: member.id },
    })
    const free = async (id: string) => (await holder.club.ask(contract.manager.checkId, { id }, me)).data.available
    expect(await free('golfer77')).toBe(false)
    expect(await free('nobody77')).toBe(true)
  })

  it('of two at once with one id only one is made', async () => {
    const me = await boss()
    const body = input({ groupIdx: await group({}) })
    const answers = await Promise.all([post(me, body), post(me, body), post(me, body)])
    expect(answers.filter(({ result }) => result)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 'ID_TAKEN')).toHaveLength(2)
  })

  it.each([
    ['no group', {}, 'groupIdx'],
    ['a group that is not there', { groupIdx: 999_999 }, 'groupIdx'],
    ['an id that is too short', { id: 'abc', isSSAdmin: true }, 'id'],
    ['an address that is none', { email: 'a@b', isSSAdmin: true }, 'email'],
    ['a name of two lines', { name: 'a\nb', isSSAdmin: true }, 'name'],
  ])('is not made with %s', async (_, fields, field) => {
    const { status, fail } = await post(await boss(), input(fields))
    expect(status).toBe(400)
    expect(fail.msgDetail).toBe(field)
  })
})

describe('nobody gives rights that they do not have', () => {
  const narrow = () =>
    holder.club.manager({ rights: { '910000': 'R', '910600': 'CRUD', '930000': 'R', '930600': 'R' } })

  it('neither to a new manager nor by changing one', async () => {
    const me = await narrow()
    const wide = await group({ '930000': 'R', '930600': 'RU' })
    expect((await post(me, input({ groupIdx: wide }))).fail).toMatchObject({
      code: 'RIGHTS_TOO_WIDE',
      msgCode: 'manager.RIGHTS_TOO_WIDE',
      msgVar: { codes: ['930600'] },
    })
    expect((await post(me, input({ isSSAdmin: true }))).fail.code).toBe('RIGHTS_TOO_WIDE')
    const fits = await group({ '930000': 'R', '930600': 'R' })
    const { idx, version } = (await post(me, input({ groupIdx: fits }))).data
    const { id: _, ...fields } = input()
    for (const more of [{ groupIdx: wide }, { isSSAdmin: true }])
      expect((await put(me, { idx, version, ...fields, ...more })).fail.code).toBe('RIGHTS_TOO_WIDE')
    const moved = await holder.club.ask(contract.manager.move, { idx: [idx], groupIdx: wide }, me)
    expect(moved.fail.code).toBe('RIGHTS_TOO_WIDE')
  })

  it('nor takes over an account that may more', async () => {
    const [me, wide] = [await narrow(), await boss()]
    const { id: _, ...fields } = input()
    expect((await put(me, { idx: wide.adminIdx, version: 1, ...fields })).fail.code).toBe('RIGHTS_TOO_WIDE')
    expect((await reset(me, wide.adminIdx)).fail.code).toBe('RIGHTS_TOO_WIDE')
    expect((await remove(me, [wide.adminIdx])).fail.code).toBe('RIGHTS_TOO_WIDE')
    const photo = await holder.club.ask(contract.manager.removePhoto, { idx: wide.adminIdx }, me)
    expect(photo.status).toBe(403)
    expect((await one(wide, wide.adminIdx)).version).toBe(1)
  })
})

describe('PUT /admin', () => {
  it('changes the own name, address and number without a right, and nothing else', async () => {
    const me = await holder.club.manager()
    const mine = { idx: me.adminIdx, name: 'Ha-eun Seo', email: 'haeun@club.example', phoneNo: '010-5550-0155' }
    expect((await put(me, { ...mine, version: 1 })).data).toEqual({ idx: me.adminIdx, version: 2 })
    expect(await one(me, me.adminIdx)).toMatchObject(mine)
    for (const power of [{ isSSAdmin: true }, { groupIdx: await group({}) }, { state: 'LOCKED' as const }])
      expect((await put(me, { ...mine, version: 2, ...power })).fail.code).toBe('NOT_SELF')
    expect((await put(me, { ...mine, version: 2, memo: 'of my own' })).status).toBe(403)
    const other = await holder.club.manager()
    expect((await put(me, { ...mine, idx: other.adminIdx, version: 1 })).status).toBe(403)
  })

  it('tells who saved second', async () => {
    const [me, other] = [await boss(), await holder.club.manager()]
    const { id: _, ...fields } = input()
    const both = await Promise.all([1, 2].map(() => put(me, { idx: other.adminIdx, version: 1, ...fields })))
    expect(both.filter(({ result }) => result)).toHaveLength(1)
    expect(both.find(({ result }) => !result)!.fail).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      msgVar: { version: 2 },
    })
  })

  it('copies the rights of another group, which count at once', async () => {
    const [me, other] = [await boss(), await holder.club.manager({ rights: { '910000': 'R', '910600': 'R' } })]
    const groupIdx = await group({ '930000': 'R' })
    const { id: _, ...fields } = input({ groupIdx })
    expect((await holder.club.ask(contract.manager.list, {}, other)).status).toBe(200)
    expect((await put(me, { idx: other.adminIdx, version: 1, ...fields })).result).toBe(true)
    await expect.poll(async () => (await holder.club.ask(contract.manager.list, {}, other)).status).toBe(403)
  })

  it('locks: the manager is logged out immediately, and the next login says why', async () => {
    const [me, other] = [await boss(), await holder.club.manager()]
    const { id: _, ...fields } = input()
    const saved = await put(me, { idx: other.adminIdx, version: 1, ...fields, state: 'LOCKED' })
    expect(saved.result).toBe(true)
    await expect
      .poll(async () => (await holder.club.ask(contract.manager.one, { idx: other.adminIdx }, other)).status)
      .toBe(401)
    expect((await login(other.id)).fail.code).toBe('BLOCKED')
    await put(me, { idx: other.adminIdx, version: 2, ...fields, state: 'ACTIVE' })
    expect((await login(other.id)).result).toBe(true)
  })
})

describe('removing managers', () => {
  it('ends their sessions, frees their ids and keeps their names', async () => {
    const [me, other] = [await boss(), await holder.club.manager()]
    const name = (await one(me, other.adminIdx)).name
    expect((await remove(me, [other.adminIdx])).data).toEqual({ deleted: 1 })
    await expect
      .poll(async () => (await holder.club.ask(contract.manager.one, { idx: other.adminIdx }, other)).status)
      .toBe(401)
    expect((await login(other.id)).fail.code).toBe('BAD_LOGIN')
    expect((await login(`~${other.adminIdx}`, '')).status).toBe(400)
    expect((await login(`~${other.adminIdx}`)).fail.code).toBe('BAD_LOGIN')
    expect((await holder.club.ask(contract.manager.one, { idx: other.adminIdx }, me)).status).toBe(404)
    expect((await holder.club.ask(contract.manager.checkId, { id: other.id }, me)).data.available).toBe(true)
    const [row] = await holder.club.sql`select name, email, state from admin where admin_idx = ${other.adminIdx}`
    expect(row).toEqual({ name, email: '', state: 'REMOVED' })
    expect((await remove(me, [other.adminIdx])).status).toBe(404)
  })

  it('is nothing one does to oneself', async () => {
    const me = await boss()
    expect((await remove(me, [me.adminIdx])).fail.code).toBe('NOT_SELF')
    expect((await reset(me, me.adminIdx)).fail.code).toBe('NOT_SELF')
    const move = { idx: [me.adminIdx], groupIdx: await group({}) }
    expect((await holder.club.ask(contract.manager.move, move, me)).fail.code).toBe('NOT_SELF')
  })

  it.each([
    ['removed', (as: Manager, whom: Manager) => remove(as, [whom.adminIdx])],
    [
      'locked',
      (as: Manager, whom: Manager) => put(as, { idx: whom.adminIdx, version: 1, ...person(), state: 'LOCKED' }),
    ],
    [
      'made less',
      (as: Manager, whom: Manager, groupIdx: number) =>
        put(as, { idx: whom.adminIdx, version: 1, ...person(), isSSAdmin: false, groupIdx }),
    ],
  ])('of two super managers who get each other %s at once, one stays', async (_, act) => {
    await holder.club.sql`update admin set is_ss_admin = false`
    const [a, b] = [await boss(), await boss()]
    const groupIdx = await group({})
    const answers = await Promise.all([act(a, b, groupIdx), act(b, a, groupIdx)])
    const left = await holder.club.sql`select from admin where is_ss_admin and state = 'ACTIVE'`
    expect(left).toHaveLength(1)
    const refused = answers.filter(({ result }) => !result)
    expect(refused).toHaveLength(1)
    // The loser gets a refusal, unless the winner had locked that account first.
    expect(['LAST_ADMIN', '463', '403', 'RIGHTS_TOO_WIDE']).toContain(refused[0]!.fail.code)
  })
})

const person = () => {
  const { id: _, ...fields } = input()
  return fields
}

describe('PUT /admin/reset-pw', () => {
  it('mails a temporary password, ends every session, and waits a minute for the next', async () => {
    const [me, other] = [await boss(), await holder.club.manager()]
    const { sentTo } = (await reset(me, other.adminIdx)).data
    expect(sentTo).toBe('m•••@example.com')
    await expect
      .poll(async () => (await holder.club.ask(contract.manager.one, { idx: other.adminIdx }, other)).status)
      .toBe(401)
    expect((await login(other.id)).fail.code).toBe('BAD_LOGIN')
    const password = await passwordFor(`${other.id}@example.com`)
    expect((await login(other.id, password)).data.isTempPassword).toBe(true)
    const { fail } = await reset(me, other.adminIdx)
    expect(fail).toMatchObject({ code: 'RATE_LIMIT', msgVar: { retryAt: expect.any(String) } })
    const [row] = await holder.club.sql`
      select after from audit where noun = 'admin' and record_idx = ${other.adminIdx} and call = 'manager.resetPassword'`
    expect(row).toEqual({ after: 'temporary password' })
  })
})

describe('PUT /admin/change-password', () => {
  const change = (as: Manager, oldPassword: string, newPassword: string) =>
    holder.club.ask(contract.manager.changePassword, { oldPassword, newPassword }, as)

  it('ends the other sessions, and takes none of the last three', async () => {
    const me = await holder.club.manager()
    const elsewhere = { ...me, token: await holder.club.signIn({ adminIdx: me.adminIdx }) }
    expect((await change(me, PASSWORD, 'Quiet-Lantern-47')).result).toBe(true)
    expect((await holder.club.ask(contract.manager.one, { idx: me.adminIdx }, me)).status).toBe(200)
    await expect
      .poll(async () => (await holder.club.ask(contract.manager.one, { idx: me.adminIdx }, elsewhere)).status)
      .toBe(401)
    expect((await change(me, 'Quiet-Lantern-47', PASSWORD)).fail.code).toBe('PASSWORD_REUSED')
    expect((await change(me, 'wrong', 'Silver-Meadow-58')).fail).toMatchObject({
      code: 'PASSWORD_WRONG',
      msgVar: { left: 4 },
    })
  })

  it('has the strict rule even where members have another', async () => {
    const me = await holder.club.manager()
    await holder.club.sql`insert into rule_setting (name, "values") values ('account', '{"passwordPolicy":"nist"}')`
    const { fail } = await change(me, PASSWORD, 'only words and a good length')
    expect(fail).toMatchObject({ code: 'PASSWORD_RULE', msgVar: { rule: -1 } })
    await holder.club.sql`delete from rule_setting where name = 'account'`
  })
})

describe('GET /admin', () => {
  it('finds by text, group and state, sorts by what it shows and by nothing else', async () => {
    const me = await boss()
    const groupIdx = await group({})
    const ids = []
    for (const name of ['Bora Hwang', 'Ara Hwang']) ids.push((await post(me, input({ groupIdx, name }))).data.idx)
    const list = async (query: Query) => (await holder.club.ask(contract.manager.list, query, me)).data
    const found = async (query: Query) => (await list(query)).list.map(({ idx }) => idx)
    expect(await found({ groupIdx, sort: 'name' })).toEqual([ids[1], ids[0]])
    expect(await found({ groupIdx, sort: '-name' })).toEqual(ids)
    for (const hidden of ['passwordHash', 'constructor'])
      expect((await holder.club.send(contract.manager.list, { sort: hidden }, me)).fail.msgDetail).toBe('sort')
    expect(await found({ keyword: 'ara hw' })).toEqual([ids[1]])
    expect(await found({ keyword: '%' })).toEqual([])
    expect(await found({ groupIdx, state: 'LOCKED' })).toEqual([])
    expect(await list({ groupIdx, size: 1, page: 2 })).toMatchObject({ total: 2, page: 2, size: 1 })
    expect(JSON.stringify(await list({}))).not.toContain('argon2')
  })

  it('says which groups the caller can give', async () => {
    const wide = await group({ '940000': 'R' })
    const me = await holder.club.manager({ rights: { '910000': 'R', '910600': 'CR' } })
    const { groups } = (await holder.club.ask(contract.manager.list, {}, me)).data
    expect(groups.find((g: { groupIdx: number }) => g.groupIdx === wide)!.isTooWide).toBe(true)
    const { groups: all } = (await holder.club.ask(contract.manager.list, {}, await boss())).data
    expect(all.some((g: { isTooWide: boolean }) => g.isTooWide)).toBe(false)
  })
})

describe('pictures', () => {
  const upload = (as: Manager, idx: number, bytes: Buffer) =>
    holder.club.ask(contract.manager.addPhoto, { idx, files: [{ name: 'me.png', type: 'image/png', bytes }] }, as)
  const picture = () =>
    sharp({ create: { width: 900, height: 900, channels: 3, background: '#264' } })
      .png()
      .toBuffer()

  it('are my own to put and to take away, and of others with the right', async () => {
    const [me, other] = [await holder.club.manager(), await holder.club.manager()]
    const { imageUrl } = (await upload(me, me.adminIdx, await picture())).data
    expect((await one(me, me.adminIdx)).imageUrl).toBe(imageUrl)
    const seenBy = (as?: { token: string }) =>
      holder.club.app.inject({ url: imageUrl, headers: as ? { authorization: `Bearer ${as.token}` } : {} })
    const file = await seenBy(me)
    expect(file.headers['cache-control']).toBe('private, no-store')
    const readsMembers = await holder.club.manager({ rights: { '950000': 'R', '950100': 'R' } })
    for (const as of [undefined, other, readsMembers, await holder.club.member()])
      expect((await seenBy(as)).statusCode).toBe(404)
    expect((await seenBy(await boss())).statusCode).toBe(200)
    expect((await sharp(file.rawPayload).metadata()).width).toBe(640)
    expect((await upload(me, other.adminIdx, await picture())).status).toBe(403)
    expect((await upload(await boss(), other.adminIdx, await picture())).result).toBe(true)
    expect((await upload(me, me.adminIdx, Buffer.from('no picture'))).status).toBe(400)
    await holder.club.ask(contract.manager.removePhoto, { idx: me.adminIdx }, me)
    expect((await one(me, me.adminIdx)).imageUrl).toBeNull()
    expect((await seenBy(me)).statusCode).toBe(404)
  })
})
