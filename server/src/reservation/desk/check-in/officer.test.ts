import { contract } from '@clubhouse/contract'
import { beforeEach, expect, it } from 'vitest'
import { TestClub } from '../../../../test/club.ts'
import { guest, member, playingGroup } from '../../../../test/group.ts'

const holder = TestClub.use()
const { checkIn, team } = contract
let group: Awaited<ReturnType<typeof playingGroup>>
let desk: Awaited<ReturnType<TestClub['manager']>>
let year = 2027
/** Two tee times of a date that the president booked: the member and guests, and the secretary with guests. */
let first: number
let second: number

const without = (no: number) => ({ no, kind: 'TBD' as const })

beforeEach(async () => {
  const { club } = holder
  group = await playingGroup(club, ++year)
  desk = await club.manager({ rights: { '940000': 'R', '940400': 'CRU', '940500': 'CRU' } })
  await group.at(10)
  const { player, secretary } = group
  ;[first, second] = (await group.pair([
    [member(1, player), guest(2, 0), guest(3, 1), guest(4, 2)],
    [guest(1, 3), member(2, secretary), guest(3, 4), guest(4, 5)],
  ])) as [number, number]
  await group.at(0, '06:20')
})

/** @returns the codes that are foreseen, which are those that are proposed */
async function checkInWith(
  bookingIdx: number,
  present: readonly number[],
  state: 'CHECKED_IN' | 'TEED_OFF' = 'CHECKED_IN',
) {
  const { club } = holder
  const { data } = await club.ask(checkIn.arrivals, { date: group.day }, desk)
  const { version } = data.find((one) => one.bookingIdx === bookingIdx)!
  const players = [1, 2, 3, 4].map((no) => ({ no, present: present.includes(no) }))
  const foreseen = (await club.ask(checkIn.foresee, { bookingIdx, state, players }, desk)).data.proposed
  const { proposed } = (await club.ask(checkIn.mark, { bookingIdx, version, state, players }, desk)).data
  const codes = proposed.map(({ code }) => code)
  expect(foreseen.map(({ code }) => code)).toEqual(codes)
  return codes.filter((code) => code === 'W5')
}
const accused = async () =>
  (
    await holder.club.sql<{ bookingIdx: number; state: string; memberIdx: number }[]>`
      select booking_idx, state, member_idx from penalty
      where code = 'W5' and booking_idx = any (${[first, second]}) and state <> 'WAIVED'`
  ).map(({ bookingIdx, memberIdx }) => [bookingIdx, memberIdx])

it('the date of a group is in order where one officer is at one of its tee times', async () => {
  expect(await checkInWith(first, [1, 2, 3, 4])).toEqual([])
  expect(await checkInWith(second, [1, 2, 3, 4])).toEqual([])
  expect(await accused()).toEqual([])
})

it('a date without an officer is one W5, of the last tee time that checks in, until an officer is there', async () => {
  const { president } = group
  // The secretary can still come.
  expect(await checkInWith(first, [1, 2, 3, 4])).toEqual([])
  expect(await checkInWith(second, [1, 3, 4])).toEqual(['W5'])
  expect(await checkInWith(first, [1, 2, 3, 4], 'TEED_OFF')).toEqual([])
  expect(await accused()).toEqual([[second, president.memberIdx]])
  expect(await checkInWith(second, [1, 2, 3, 4])).toEqual([])
  expect(await accused()).toEqual([])
})

it('an officer who is marked at the other tee time withdraws it there', async () => {
  const { club } = holder
  const { contractIdx, president, player } = group
  expect(await checkInWith(first, [1, 2, 3, 4])).toEqual([])
  expect(await checkInWith(second, [1, 3, 4])).toEqual(['W5'])
  // The member of the first tee time has an office by now.
  const { version } = await group.contractFor(president)
  const handed = { contractIdx, version, secretaryIdx: player.memberIdx }
  const { data } = await club.ask(team.changeContract, handed, president)
  const answer = { contractIdx, version: data.version, answer: 'ACCEPT' as const }
  expect((await club.ask(team.answerOffice, answer, player)).result).toBe(true)
  expect(await checkInWith(first, [1, 2, 3, 4])).toEqual([])
  expect(await accused()).toEqual([])
})

it('a place without a name may be an officer, where it is present or can still come', async () => {
  const { secretary } = group
  await group.pair([
    [without(1), guest(2, 0), guest(3, 1), guest(4, 2)],
    [member(1, secretary), guest(2, 3), guest(3, 4), guest(4, 5)],
  ])
  expect(await checkInWith(second, [2, 3])).toEqual([])
  expect(await checkInWith(first, [2, 3])).toEqual(['W5'])
  expect(await checkInWith(first, [1, 2, 3])).toEqual([])
  expect(await accused()).toEqual([])
})

it('a tee time that was a no-show has no officer', async () => {
  await group.at(0, '07:30')
  const { version } = (await holder.club.ask(contract.bookingManage.one, { bookingIdx: second }, desk)).data
  const away = { bookingIdx: second, version, isNoShow: true, reason: 'away' }
  expect((await holder.club.ask(contract.conduct.noShow, away, desk)).result).toBe(true)
  expect(await checkInWith(first, [1, 2, 3, 4])).toEqual(['W5'])
})
