import type { Page } from '@playwright/test'
import { PASSWORD, type Person } from './people.ts'
import type { TeeTime } from './tee-times.ts'

/** Books a tee time without the site, with everyone else to be named. @returns the number of the booking */
export async function booked(page: Page, me: Person, { slotIdx }: TeeTime, players = 4): Promise<number> {
  const { accessToken } = await data(
    page.request.post('/hp/api/member/login', { data: { clubCode: 'GC001', id: me.id, password: PASSWORD } }),
  )
  const headers = { authorization: `Bearer ${accessToken}` }
  const { price, termsIdx } = await data(
    page.request.put(`/hp/api/reservation/sheet/lock/${slotIdx}`, { data: {}, headers }),
  )
  const others = Array.from({ length: players - 1 }, (_, i) => ({ no: i + 2, kind: 'TBD' }))
  const booking = {
    slotIdx,
    termsIdx,
    total: price.total,
    players: [{ no: 1, kind: 'MEMBER', memberIdx: me.memberIdx }, ...others],
  }
  return (await data(page.request.post('/hp/api/reservation/booking', { data: booking, headers }))).bookingIdx
}

interface Answered {
  data?: { accessToken: string; price: { total: number }; termsIdx: number; bookingIdx: number }
  fail?: unknown
}

/** What the three calls answer, together. */
async function data(answer: ReturnType<Page['request']['get']>) {
  const { data: given, fail } = (await (await answer).json()) as Answered
  if (!given) throw new Error(JSON.stringify(fail))
  return given
}
