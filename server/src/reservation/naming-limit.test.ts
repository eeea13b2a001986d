import { contract } from '@clubhouse/contract'
import { beforeAll, expect, it } from 'vitest'
import { TestClub } from '../../test/club.ts'

const strict = {} as { club: TestClub }
beforeAll(async () => {
  strict.club = await TestClub.open(1)
  return () => strict.club.close()
})

it('ends naming companions after thirty times in an hour, in bookings and draws together', async () => {
  const { club } = strict
  const [me, other] = [await club.member(), await club.member()]
  const players = [{ no: 1, kind: 'MEMBER' as const, memberIdx: me.memberIdx! }]
  const change = () => club.ask(contract.change.changePlayers, { bookingIdx: 999_999, version: 1, players }, me)
  const enter = (as: typeof me) =>
    club.ask(
      contract.draw.enter,
      {
        ...{ drawIdx: 999_999, playDate: '2027-03-06', party: [as.memberIdx!], partySize: 4, termsIdx: 1 },
        wishes: [{ courseIdx: null, earliest: '07:00', ideal: '07:30', latest: '08:00' }],
      },
      as,
    )
  expect((await enter(me)).status).toBe(404)
  for (let i = 1; i < 30; i++) expect((await change()).status).toBe(404)
  for (const refused of [await change(), await enter(me)])
    expect(refused.fail).toMatchObject({ code: 'RATE_LIMIT', msgVar: { retryAt: expect.any(String) } })
  expect((await enter(other)).status, 'another member').toBe(404)
})
