import { contract } from '@clubhouse/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { CLUB, PASSWORD, TestClub } from '../club.ts'
import { NOW } from './crowd.ts'

const holder = TestClub.use()
beforeAll(() => holder.club.setClock(NOW))

interface Pair {
  accessToken: string
  refreshToken: string
}

async function login() {
  const member = await holder.club.member()
  const { data } = await holder.club.ask(contract.session.login, { clubCode: CLUB, id: member.id, password: PASSWORD })
  return { ...member, ...(data as Pair) }
}

const refresh = (refreshToken: string) =>
  holder.club.ask(contract.session.refresh, {}, null, { 'x-refresh-token': refreshToken })

const works = async (accessToken: string, memberIdx: number) =>
  (await holder.club.ask(contract.booking.mine, { memberIdx }, { memberIdx, token: accessToken })).status

describe('one refresh token used by many', () => {
  it('has one pair of successors, ten at once and once more within seconds', async () => {
    const session = await login()
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(session.refreshToken)))
    const late = await refresh(session.refreshToken)
    for (const { status, body } of [...answers, late]) {
      expect(status).toBe(200)
      expect(body).toEqual(answers[0]!.body)
    }
    const next: Pair = answers[0]!.data
    expect(next.refreshToken).not.toBe(session.refreshToken)
    expect(await works(next.accessToken, session.memberIdx)).toBe(200)
    await expect.poll(() => works(session.accessToken, session.memberIdx)).toBe(401)
  })

  it('ends the whole family when it comes back later', async () => {
    const session = await login()
    const next: Pair = (await refresh(session.refreshToken)).data
    const last: Pair = (await refresh(next.refreshToken)).data
    expect(await works(last.accessToken, session.memberIdx)).toBe(200)
    await holder.club.moveClock(11)
    const answers = await Promise.all([session, next].map(({ refreshToken }) => refresh(refreshToken)))
    expect(answers.map(({ status, code }) => [status, code])).toEqual([
      [401, '463'],
      [401, '463'],
    ])
    await expect.poll(() => works(last.accessToken, session.memberIdx)).toBe(401)
    expect((await refresh(last.refreshToken)).status).toBe(401)
  })

  it('answers the successor until that is used, and ends the family from then on, when both come at once', async () => {
    for (let round = 0; round < 8; round++) {
      const session = await login()
      const next: Pair = (await refresh(session.refreshToken)).data
      const tokens = Array.from({ length: 10 }, (_, i) => (i % 2 === 0 ? next : session))
      const answers = await Promise.all(tokens.map(({ refreshToken }) => refresh(refreshToken)))
      const ofNext = answers.filter((_, i) => i % 2 === 0)
      const ofFirst = answers.filter((_, i) => i % 2 === 1)
      for (const one of ofFirst) if (one.status === 200) expect(one.data).toEqual(next)
      const last = ofNext.find(({ status }) => status === 200)!.data
      for (const one of ofNext) if (one.status === 200) expect(one.data).toEqual(last)
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
      await holder.club.ask(contract.session.login, { clubCode: CLUB, id: session.id, password: PASSWORD })
    ).data as Pair
    await refresh(session.refreshToken)
    await holder.club.moveClock(11)
    expect((await refresh(session.refreshToken)).status).toBe(401)
    expect(await works(phone.accessToken, session.memberIdx)).toBe(200)
  })

  it('a refresh and a logout in the same moment leave nobody logged in', async () => {
    for (let round = 0; round < 8; round++) {
      const session = await login()
      const [renewed, out] = await Promise.all([
        refresh(session.refreshToken),
        holder.club.ask(contract.session.logout, {}, { token: session.accessToken }),
      ])
      const next = renewed.result ? renewed.data : undefined
      if (out.status !== 200) continue
      await expect.poll(() => works(next?.accessToken ?? session.accessToken, session.memberIdx)).toBe(401)
      if (next) expect((await refresh(next.refreshToken)).status).toBe(401)
    }
  })
})
