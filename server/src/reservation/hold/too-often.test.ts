import { expect, it } from 'vitest'
import { TestClub } from '../../../test/club.ts'

/** With the limits of a real club; those of other tests are a thousand times as high. */
const holder = TestClub.use(() => ({ RATE_LIMIT_SCALE: '1' }))

it('a member holds at most five times in ten seconds, whatever others do; what is held stays', async () => {
  const { club } = holder
  const slots = await club.day(club.today().add({ days: 5 }).toString(), { slots: 7 })
  const [me, other] = [await club.member(), await club.member()]
  const first = await club.hold(me, slots[0]!)
  expect(first.result).toBe(true)
  const rest = await Promise.all(slots.slice(1, 6).map((slot) => club.hold(me, slot)))
  expect(rest.filter(({ code }) => code === 'RATE_LIMIT')).toHaveLength(1)
  expect((await club.hold(me, slots[0]!)).code).toBe('RATE_LIMIT')
  expect((await club.hold(other, slots[6]!)).result).toBe(true)
  expect((await club.book(me, slots[0]!, first)).result).toBe(true)
})
