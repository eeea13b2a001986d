import { contract } from '@clubhouse/contract'
import { expect, it } from 'vitest'
import { requestOf } from './ask.ts'
import { CLUB, PASSWORD, TestClub } from './club.ts'

const holder = TestClub.use()
const login = (id: string, password: string) =>
  holder.club.ask(contract.session.login, { clubCode: CLUB, id, password })

it('gives the data or the refusal, and says which call ended the other way', async () => {
  const { id, memberIdx } = await holder.club.member()
  const [right, wrong] = [await login(id, PASSWORD), await login(id, 'wrong')]
  expect([right.result, right.code, right.data.memberIdx]).toEqual([true, undefined, memberIdx])
  expect([wrong.result, wrong.code, wrong.fail.msgVar.left]).toEqual([false, 'BAD_LOGIN', 4])
  expect(() => right.fail).toThrow('POST /member/login was not refused')
  expect(() => wrong.data).toThrow('POST /member/login was refused: {"code":"BAD_LOGIN"')
})

it('sends a call as a browser does', async () => {
  expect(await requestOf(contract.notice.normal, { keyword: '잔디 %', page: 2, lang: '' })).toEqual({
    method: 'GET',
    url: '/hp/api/notice/normal?keyword=%EC%9E%94%EB%94%94+%25&page=2',
    headers: {},
  })
  expect(await requestOf(contract.booking.lock, { slotIdx: 7, count: 2 })).toEqual({
    method: 'PUT',
    url: '/hp/api/reservation/sheet/lock/7',
    payload: '{"count":2}',
    headers: { 'content-type': 'application/json' },
  })
  expect((await requestOf(contract.session.refresh, { refreshToken: 'rt.x' })).headers).toEqual({
    'x-refresh-token': 'rt.x',
  })
})

/** The types are as strict as the contract: each line below must be a compile error. */
export const wrong = [
  // @ts-expect-error a number is needed
  () => holder.club.ask(contract.notice.one, { idx: 'first' }),
  // @ts-expect-error a notice has no such field
  async () => (await holder.club.ask(contract.notice.one, { idx: 1 })).data.price,
  // @ts-expect-error a login has no such refusal
  async () => (await login('', '')).fail.code === 'TAKEN',
]
