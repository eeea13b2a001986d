import { contract } from '@clubhouse/contract'
import { describe, expect, it } from 'vitest'
import { CLUB, PASSWORD, TestClub } from '../../test/club.ts'

const holder = TestClub.use()
const RIGHT = { '910000': 'R', '910300': 'RU' }
const state = async () => (await holder.club.ask(contract.site.state, { clubCode: CLUB })).data

describe('PUT /site/state', () => {
  it('is known to visitors at once, with the words of the club', async () => {
    const manager = await holder.club.manager({ rights: RIGHT })
    expect(await state()).toMatchObject({ state: 1, title: 'Greenhill Country Club', favicon_url: '/favicon.svg' })
    const { body } = await holder.club.ask(
      contract.site.changeState,
      { state: 0, message: 'Back at nine.', reason: 'New server' },
      manager,
    )
    expect(body).toEqual({ result: true, data: { state: 0 } })
    await expect.poll(state).toMatchObject({ state: 0, message: 'Back at nine.' })
    const refused = await holder.club.ask(contract.notice.normal, { clubCode: CLUB })
    expect(refused.fail).toMatchObject({ code: 'SITE_CLOSED', msgVar: { state: 0 } })
    expect((await holder.club.ask(contract.menu.tree, { siteCode: 'GREENHILL' })).status).toBe(200)
    expect((await holder.club.ask(contract.notice.normal, { clubCode: CLUB }, manager)).result).toBe(true)

    await holder.club.ask(contract.site.changeState, { state: 1, reason: 'Done' }, manager)
    await expect.poll(state).toMatchObject({ state: 1 })
    expect((await holder.club.ask(contract.notice.normal, { clubCode: CLUB })).result).toBe(true)
  })

  it('writes down who changed it, from what to what and why, in the same transaction', async () => {
    const manager = await holder.club.manager({ rights: RIGHT })
    await holder.club.ask(contract.site.changeState, { state: 2, reason: 'Winter' }, manager)
    const rows = await holder.club.sql`
      select a.admin_idx, a.call, a.before ->> 'state' as before, a.after ->> 'state' as after, a.reason
      from audit a join site_state s on s.xact = a.xact where a.noun = 'site-state'`
    expect(rows.map((row) => ({ ...row }))).toEqual([
      { adminIdx: manager.adminIdx, call: 'site.changeState', before: '1', after: '2', reason: 'Winter' },
    ])
    await holder.club.ask(contract.site.changeState, { state: 1, reason: 'Spring' }, manager)
  })

  it.each([
    [{ state: 3, reason: 'x' }, 'state'],
    [{ state: '1', reason: 'x' }, 'state'],
    [{ state: 1 }, 'reason'],
    [{ state: 1, reason: ' ' }, 'reason'],
    [{ state: 1, reason: 'x', message: 'x'.repeat(501) }, 'message'],
  ])('names what is wrong in %j', async (body, field) => {
    const manager = await holder.club.manager({ rights: RIGHT })
    const answer = await holder.club.send(contract.site.changeState, body, manager)
    expect([answer.status, answer.fail.msgDetail]).toEqual([400, field])
  })
})

describe('while the site is not open', () => {
  it.each([0, 2])('only managers get in (%i)', async (closed) => {
    const [member, manager] = [await holder.club.member(), await holder.club.manager({ rights: RIGHT })]
    const login = (id: string, password = PASSWORD) =>
      holder.club.ask(contract.session.login, { clubCode: CLUB, id, password })
    await holder.club.sql`update site_state set state = ${closed}`
    expect((await login(member.id)).fail).toMatchObject({ code: 'SITE_CLOSED', msgVar: { state: closed } })
    // A wrong password does not reveal the state.
    expect((await login(member.id, 'wrong')).fail.code).toBe('BAD_LOGIN')
    expect((await login(manager.id)).result).toBe(true)
    await holder.club.sql`update site_state set state = 1`
    expect((await login(member.id)).result).toBe(true)
  })
})
