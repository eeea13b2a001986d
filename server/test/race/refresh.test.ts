import { beforeAll, describe, expect, it } from 'vitest'
import { type Answer, CLUB, PASSWORD, TestClub } from '../club.ts'
import { NOW } from './crowd.ts'

const holder = TestClub.use()
beforeAll(() => holder.club.setClock(NOW))

interface Pair {
  accessToken: string
  refreshToken: string
}

async function login() {
  const member = await holder.club.member()
  const { body } = await holder.club.call('POST', '/member/login', {
    body: { clubCode: CLUB, id: member.id, password: PASSWORD },
  })
  return { ...member, ...(body.data as Pair) }
}

const refresh = (refreshToken: string): Promise<Answer> =>
  holder.club.get('/tokens/refresh', null, { 'x-refresh-token': refreshToken })

const works = async (accessToken: string, memberIdx: number) =>
  (await holder.club.get(`/my-reservation/bookings/${memberIdx}`, { memberIdx, token: accessToken })).status

describe('one refresh token used by many', () => {
  it('has one pair of successors, ten at once and once more within seconds', async () => {
    const session = await login()
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(session.refreshToken)))
    const late = await refresh(session.refreshToken)
    for (const { status, body } of [...answers, late]) {
      expect(status).toBe(200)
      expect(body).toEqual(answers[0]!.body)
    }
    const next: Pair = answers[0]!.body.data
    expect(next.refreshToken).not.toBe(session.refreshToken)
    expect(await works(next.accessToken, session.memberIdx)).toBe(200)
    await expect.poll(() => works(session.accessToken, session.memberIdx)).toBe(401)
  })

  it('ends the whole family when it comes back later', async () => {
    const session = await login()
    const next: Pair = (await refresh(session.refreshToken)).body.data
    const last: Pair = (await refresh(next.refreshToken)).body.data
    expect(await works(last.accessToken, session.memberIdx)).toBe(200)
    await holder.club.moveClock(11)
    const answers = await Promise.all([session, next].map(({ refreshToken }) => refresh(refreshToken)))
    expect(answers.map(({ status, body }) => [status, body.fail.code])).toEqual([
      [401, '463'],
      [401, '463'],
    ])
    await expect.poll(() => works(last.accessToken, session.memberIdx)).toBe(401)
    expect((await refresh(last.refreshToken)).status).toBe(401)
  })

  it('answers the successor until that is used, and ends the family from then on, when both come at once', async () => {
    for (let round = 0; round < 8; round++) {
      const session = await login()
      const next: Pair = (await refresh(session.refreshToken)).body.data
      const tokens = Array.from({ length: 10 }, (_, i) => (i % 2 === 0 ? next : session))
      const answers = await Promise.all(tokens.map(({ refreshToken }) => refresh(refreshToken)))
      const ofNext = answers.filter((_, i) => i % 2 === 0)
      const ofFirst = answers.filter((_, i) => i % 2 === 1)
      for (const { status, body } of ofFirst) if (status === 200) expect(body.data).toEqual(next)
      const last = ofNext.find(({ status }) => status === 200)?.body.data as Pair
      for (const { status, body } of ofNext) if (status === 200) expect(body.data).toEqual(last)
      const isReused = ofFirst.some(({ status }) => status === 401)
      await expect.poll(() => works(last.accessToken, session.memberIdx)).toBe(isReused ? 401 : 200)
      // In any order, the first token is no longer the previous one.
      expect((await refresh(session.refreshToken)).status).toBe(401)
      await expect.poll(() => works(last.accessToken, session.memberIdx)).toBe(401)
    }
  })

  it('does nothing to the sessions of other devices', async () => {
    const session = await login()
    const phone = (
      await holder.club.call('POST', '/member/login', { body: { clubCode: CLUB, id: session.id, password: PASSWORD } })
    ).body.data as Pair
    await refresh(session.refreshToken)
    await holder.club.moveClock(11)
    expect((await refresh(session.refreshToken)).status).toBe(401)
    expect(await works(phone.accessToken, session.memberIdx)).toBe(200)
  })

  it('a refresh and a logout in the same moment leave nobody logged in', async () => {
    for (let round = 0; round < 8; round++) {
      const session = await login()
      const [{ body }, out] = await Promise.all([
        refresh(session.refreshToken),
        holder.club.call('DELETE', '/member/logout', { as: { token: session.accessToken }, body: {} }),
      ])
      const next = body.data as Pair | undefined
      if (out.status !== 200) continue
      await expect.poll(() => works(next?.accessToken ?? session.accessToken, session.memberIdx)).toBe(401)
      if (next) expect((await refresh(next.refreshToken)).status).toBe(401)
    }
  })
})
