import { contract } from '@clubhouse/contract'
import { expect, it } from 'vitest'
import { CLUB, PASSWORD, TestClub } from '../../../test/club.ts'

const holder = TestClub.use()

const login = async (id: string, device: string) =>
  (
    await holder.club.ask(contract.session.login, { clubCode: CLUB, id, password: PASSWORD }, null, {
      'user-agent': device,
    })
  ).data
const mine = async (token: string) => (await holder.club.ask(contract.device.mine, {}, { token })).data
const end = (token: string, sessionIdx: number[]) => holder.club.ask(contract.device.end, { sessionIdx }, { token })

it('a person sees the own devices and logs them out, one or many', async () => {
  const me = await holder.club.member()
  const [phone, desk, tablet] = [await login(me.id, 'Phone'), await login(me.id, 'Desk'), await login(me.id, 'Tablet')]
  const list = await mine(desk.accessToken)
  expect(list[0]).toEqual({
    sessionIdx: expect.any(Number),
    device: 'Desk',
    ip: '127.0.0.1',
    createdAt: expect.any(String),
    lastSeenAt: expect.any(String),
    current: true,
  })
  expect(list.map(({ device }) => device).sort()).toEqual(['', 'Desk', 'Phone', 'Tablet'])
  const idxOf = (device: string) => list.find((one) => one.device === device)!.sessionIdx
  expect((await end(desk.accessToken, [idxOf('Phone'), idxOf('Tablet')])).data).toEqual({ deleted: 2 })
  for (const gone of [phone, tablet])
    await expect
      .poll(async () => (await holder.club.ask(contract.device.mine, {}, { token: gone.accessToken })).status)
      .toBe(401)
  expect((await end(desk.accessToken, [idxOf('Phone')])).data).toEqual({ deleted: 0 })
  expect((await end(desk.accessToken, [idxOf('Desk')])).data).toEqual({ deleted: 1 })
  await expect
    .poll(async () => (await holder.club.ask(contract.device.mine, {}, { token: desk.accessToken })).status)
    .toBe(401)
})

it('and never another person’s', async () => {
  const [me, other, boss] = [await holder.club.member(), await holder.club.member(), await holder.club.manager()]
  const [theirs] = await mine(other.token)
  expect((await end(me.token, [theirs!.sessionIdx])).data).toEqual({ deleted: 0 })
  expect((await end(boss.token, [theirs!.sessionIdx])).data).toEqual({ deleted: 0 })
  expect(await mine(boss.token)).toHaveLength(1)
  expect(await mine(other.token)).toHaveLength(1)
})

it.each([[[]], ['all'], [[0]], [[1.5]], [undefined]])('%j names no sessions', async (sessionIdx) => {
  const me = await holder.club.member()
  expect((await holder.club.send(contract.device.end, { sessionIdx }, me)).fail.msgDetail).toMatch(/^sessionIdx/)
})
