import { contract } from '@clubhouse/contract'
import { beforeEach, expect, it } from 'vitest'
import { TestClub } from '../../../../test/club.ts'
import { guest, member, playingGroup } from '../../../../test/group.ts'

const holder = TestClub.use()
const { checkIn } = contract
let group: Awaited<ReturnType<typeof playingGroup>>
let year = 2027
let bookingIdx: number

/** Three of a group, at a tee time that three may play. */
beforeEach(async () => {
  const { club } = holder
  group = await playingGroup(club, ++year)
  await club.sql`update slot set min_players = 3 where date = ${group.day}`
  await group.at(10)
  const { president, player } = group
  bookingIdx = (await group.pair([[member(1, president), member(2, player), guest(3, 0)]]))[0]!
})

const greenFees = async () => {
  const [row] = await holder.club.sql<{ qty: number }[]>`
    select jsonb_path_query_first(price, '$.rows[*] ? (@.key == "GREEN").qty')::int as qty from booking
    where booking_idx = ${bookingIdx}`
  return row!.qty
}

it('three of a group pay for four where three may play, also when they change', async () => {
  expect(await greenFees()).toBe(4)
  const { secretary } = group
  await group.pair([[member(1, secretary), guest(2, 1), guest(3, 2)]])
  expect(await greenFees()).toBe(4)
})

it('two of three who come still pay for four', async () => {
  const { club } = holder
  const desk = await club.manager({ rights: { '940000': 'R', '940400': 'CRU', '940500': 'CRU' } })
  await group.at(0, '06:30')
  const { version } = (await club.ask(checkIn.arrivals, { date: group.day }, desk)).data[0]!
  const players = [1, 2, 3].map((no) => ({ no, present: no < 3 }))
  const { data } = await club.ask(checkIn.mark, { bookingIdx, version, state: 'CHECKED_IN', players }, desk)
  expect(data.price.rows.find(({ key }) => key === 'GREEN')!.qty).toBe(4)
  expect(await greenFees()).toBe(4)
})
