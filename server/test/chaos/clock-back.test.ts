import { randomUUID } from 'node:crypto'
import { contract } from '@clubhouse/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jobContext } from '../../src/job/context.ts'
import { schedule } from '../../src/job/job.ts'
import { know, perform } from '../../src/job/perform.ts'
import type { Answer } from '../ask.ts'
import { CLUB, PASSWORD, TestClub } from '../club.ts'

const holder = TestClub.use()
const at = (time: string) => holder.club.setClock(`2027-03-01T${time}`)
const statuses: number[] = []
const seen = <A extends Answer>(answer: A): A => {
  statuses.push(answer.status)
  return answer
}
const outcome = ({ code }: Answer) => code ?? 'yes'

beforeAll(() => at('10:00'))
afterAll(() => expect(statuses.filter((status) => status >= 500)).toEqual([]))

describe('the clock goes back two hours while the product runs', () => {
  it('a hold keeps the time that it has left, and one that ran out stays so', async () => {
    const [me, other] = [await holder.club.member(), await holder.club.member()]
    const [slotIdx] = (await holder.club.day('2027-03-09', { slots: 1 })) as [number]
    await at('10:00')
    expect(outcome(seen(await holder.club.hold(me, slotIdx)))).toBe('yes')
    await at('08:00')
    expect(outcome(seen(await holder.club.hold(other, slotIdx)))).not.toBe('yes')
    // The hold keeps its normal length instead of two more hours.
    await at('08:30')
    expect(outcome(seen(await holder.club.hold(other, slotIdx)))).toBe('yes')
    await at('09:30')
    await at('07:30')
    expect(outcome(seen(await holder.club.hold(me, slotIdx)))).toBe('yes')
  })

  it('a booking that was held before goes through once, with its key', async () => {
    const me = await holder.club.member()
    const [slotIdx] = (await holder.club.day('2027-03-10', { slots: 1 })) as [number]
    await at('10:00')
    const hold = seen(await holder.club.hold(me, slotIdx))
    const key = { 'idempotency-key': randomUUID() }
    const first = seen(await holder.club.book(me, slotIdx, hold, {}, key))
    expect(outcome(first)).toBe('yes')
    await at('08:00')
    const again = seen(await holder.club.book(me, slotIdx, hold, {}, key))
    expect(again.body).toEqual(first.body)
    const [row] = await holder.club.sql`select count(*) from booking where slot_idx = ${slotIdx} and active`
    expect(row!.count).toBe(1)
    const [kept] = await holder.club.sql`select max(at) <= timestamptz '2027-03-01T10:01+09' as ends from idempotency`
    expect(kept!.ends).toBe(true)
  })

  it('a day does not open early again', async () => {
    const me = await holder.club.member()
    const [slotIdx, next] = (await holder.club.day('2027-03-29', { slots: 2 })) as [number, number]
    await at('10:00')
    const open = outcome(seen(await holder.club.hold(me, slotIdx)))
    await holder.club.sql`delete from claim where slot_idx = ${slotIdx}`
    await at('08:00')
    const early = outcome(seen(await holder.club.hold(me, next)))
    expect([open, early]).toEqual(['yes', expect.stringMatching(/NOT_OPEN|CLOSED|OPEN/)])
  })

  it('sessions work, and end when they were to end', async () => {
    await at('10:00')
    const me = await holder.club.member()
    const body = { clubCode: CLUB, id: me.id, password: PASSWORD }
    const { accessToken: token, refreshToken } = seen(await holder.club.ask(contract.session.login, body)).data
    const whoami = async () => seen(await holder.club.ask(contract.profile.me, {}, { token })).status
    await at('08:00')
    expect(await whoami()).toBe(200)
    await at('10:16')
    expect(await whoami()).not.toBe(200)
    await at('08:00')
    const refreshed = seen(
      await holder.club.ask(contract.session.refresh, {}, null, { 'x-refresh-token': refreshToken }),
    )
    expect(refreshed.result).toBe(true)
    await at('22:30')
    const late = { 'x-refresh-token': refreshed.data.refreshToken }
    expect(outcome(seen(await holder.club.ask(contract.session.refresh, {}, null, late)))).not.toBe('yes')
  })

  it('a lock of a password ends when it was to end', async () => {
    await at('10:00')
    const me = await holder.club.member()
    const logIn = async (password: string) =>
      outcome(seen(await holder.club.ask(contract.session.login, { clubCode: CLUB, id: me.id, password })))
    for (let i = 0; i < 4; i++) expect(await logIn('wrong')).toBe('BAD_LOGIN')
    expect(await logIn('wrong')).toBe('LOCKED')
    await at('08:00')
    expect(await logIn(PASSWORD)).toBe('LOCKED')
    await at('10:15')
    expect(await logIn(PASSWORD)).toBe('yes')
  })

  it('what is kept in memory is what is shown at that time', async () => {
    await holder.club.sql`
      insert into notice (lang, title, contents, is_top, state, open_at)
      values ('en', 'From nine', 'x', true, 'PUBLISHED', '2027-03-01T09:00+09')`
    const top = async () =>
      seen(await holder.club.ask(contract.notice.top, { clubCode: CLUB })).data.map(
        ({ title }: { title: string }) => title,
      )
    await at('10:00')
    await expect.poll(top).toContain('From nine')
    await at('08:00')
    // Every process learns of the clock through NOTIFY.
    await expect.poll(top).not.toContain('From nine')
    await at('10:00')
    await expect.poll(top).toContain('From nine')
  })

  it('a job runs at its next time, and not again for the hours that come twice', async () => {
    let runs = 0
    const job = schedule('test-clock', '12 * * * *', async () => void runs++)
    const context = jobContext(holder.club.platform, 'test-clock')
    await at('10:00')
    await know(context, job)
    await perform(context, job, true)
    expect(runs).toBe(1)
    await at('10:13')
    await perform(context, job, true)
    expect(runs).toBe(2)
    await at('08:13')
    await perform(context, job, true)
    expect(runs).toBe(2)
    await at('11:12:01')
    await perform(context, job, true)
    expect(runs).toBe(3)
  })
})
