import { describe, expect, it } from 'vitest'
import { CLUB, PASSWORD, TestClub } from '../../test/club.ts'

const holder = TestClub.use()
const RIGHT = { '910000': 'R', '910300': 'RU' }
const state = async () => (await holder.club.get(`/site/state?clubCode=${CLUB}`)).body.data

describe('PUT /site/state', () => {
  it('is known to visitors at once, with the words of the club', async () => {
    const manager = await holder.club.manager({ rights: RIGHT })
    expect(await state()).toMatchObject({ state: 1, title: 'Greenhill Country Club', favicon_url: '/favicon.svg' })
    const { body } = await holder.club.call('PUT', '/site/state', {
      as: manager,
      body: { state: 0, message: 'Back at nine.', reason: 'New server' },
    })
    expect(body).toEqual({ result: true, data: { state: 0 } })
    await expect.poll(state).toMatchObject({ state: 0, message: 'Back at nine.' })
    const refused = await holder.club.get(`/notice/normal?clubCode=${CLUB}`)
    expect(refused.body.fail).toMatchObject({ code: 'SITE_CLOSED', msgVar: { state: 0 } })
    expect((await holder.club.get('/menus/club/GREENHILL')).status).toBe(200)
    expect((await holder.club.get(`/notice/normal?clubCode=${CLUB}`, manager)).body.result).toBe(true)

    await holder.club.call('PUT', '/site/state', { as: manager, body: { state: 1, reason: 'Done' } })
    await expect.poll(state).toMatchObject({ state: 1 })
    expect((await holder.club.get(`/notice/normal?clubCode=${CLUB}`)).body.result).toBe(true)
  })

  it('writes down who changed it, from what to what and why, in the same transaction', async () => {
    const manager = await holder.club.manager({ rights: RIGHT })
    await holder.club.call('PUT', '/site/state', { as: manager, body: { state: 2, reason: 'Winter' } })
    const rows = await holder.club.sql`
      select a.admin_idx, a.call, a.before ->> 'state' as before, a.after ->> 'state' as after, a.reason
      from audit a join site_state s on s.xact = a.xact where a.noun = 'site-state'`
    expect(rows.map((row) => ({ ...row }))).toEqual([
      { adminIdx: manager.adminIdx, call: 'site.changeState', before: '1', after: '2', reason: 'Winter' },
    ])
    await holder.club.call('PUT', '/site/state', { as: manager, body: { state: 1, reason: 'Spring' } })
  })

  it.each([
    [{ state: 3, reason: 'x' }, 'state'],
    [{ state: '1', reason: 'x' }, 'state'],
    [{ state: 1 }, 'reason'],
    [{ state: 1, reason: ' ' }, 'reason'],
    [{ state: 1, reason: 'x', message: 'x'.repeat(501) }, 'message'],
  ])('names what is wrong in %j', async (body, field) => {
    const manager = await holder.club.manager({ rights: RIGHT })
    const answer = await holder.club.call('PUT', '/site/state', { as: manager, body })
    expect([answer.status, answer.body.fail.msgDetail]).toEqual([400, field])
  })
})

describe('while the site is not open', () => {
  it.each([0, 2])('only managers get in (%i)', async (closed) => {
    const [member, manager] = [await holder.club.member(), await holder.club.manager({ rights: RIGHT })]
    const login = (id: string, password = PASSWORD) =>
      holder.club.call('POST', '/member/login', { body: { clubCode: CLUB, id, password } })
    await holder.club.sql`update site_state set state = ${closed}`
    expect((await login(member.id)).body.fail).toMatchObject({ code: 'SITE_CLOSED', msgVar: { state: closed } })
    // A wrong password does not reveal the state.
    expect((await login(member.id, 'wrong')).body.fail.code).toBe('BAD_LOGIN')
    expect((await login(manager.id)).body.result).toBe(true)
    await holder.club.sql`update site_state set state = 1`
    expect((await login(member.id)).body.result).toBe(true)
  })
})
