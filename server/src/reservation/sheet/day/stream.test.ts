import { expect, it } from 'vitest'
import { TestClub } from '../../../../test/club.ts'

const holder = TestClub.use()

it('a token that expires while the stream begins ends the stream, and not the process', async () => {
  const { club } = holder
  const me = await club.member()
  const date = '2026-12-17'
  await club.day(date)
  await club.sql`
    update session set access_expires_at = club_now() + interval '4 seconds' where member_idx = ${me.memberIdx}`
  const { body } = await club.app.inject({
    url: `/hp/api/reservation/sheets/stream?date=${date}`,
    headers: { authorization: `Bearer ${me.token}` },
  })
  expect(body).toContain('event: bye\ndata: {"reason":"token"}')
})
