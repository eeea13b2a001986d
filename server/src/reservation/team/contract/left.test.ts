import { contract } from '@clubhouse/contract'
import { beforeEach, expect, it } from 'vitest'
import { TestClub } from '../../../../test/club.ts'
import { guest, member, playingGroup } from '../../../../test/group.ts'

const holder = TestClub.use()
const { teamManage } = contract
type Member = Awaited<ReturnType<TestClub['member']>>
let group: Awaited<ReturnType<typeof playingGroup>>
let year = 2027

beforeEach(async () => {
  group = await playingGroup(holder.club, ++year)
  await group.at(14, '09:00')
})

/** Why each cannot hold a tee time, once it is free. A hold ends before the next is asked. */
async function refusals(slotIdx: number, ...who: Member[]) {
  const { club } = holder
  const answers: (string | undefined)[] = []
  for (const one of who) {
    const { code, result } = await club.hold(one, slotIdx)
    answers.push(code)
    if (result) await club.ask(contract.booking.relock, { slotIdx, x: 'N' }, one)
  }
  return answers
}

it('a tee time without players that was given up is kept from both officers for a day', async () => {
  const { president, secretary, player } = group
  const { slotIdx } = await group.dateOn()
  expect((await group.change({ action: 'CANCEL' })).result).toBe(true)
  await group.at(14, '12:00')
  for (const slot of slotIdx)
    expect(await refusals(slot, president, secretary, player)).toEqual(['COOLDOWN', 'COOLDOWN', undefined])
  const refused = await holder.club.hold(secretary, slotIdx[0]!)
  expect(refused.fail).toMatchObject({ msgVar: { why: 'CANCELLED', until: expect.stringContaining('T00:00:00') } })
  await group.at(13, '09:01')
  expect(await refusals(slotIdx[0]!, secretary)).toEqual([undefined])
})

it('one with players is kept from the officer too who did not book it', async () => {
  const { president, secretary, player } = group
  await group.pair([
    [member(1, president), member(2, player), guest(3, 0), guest(4, 1)],
    [member(1, secretary), guest(2, 2), guest(3, 3), guest(4, 4)],
  ])
  const { slotIdx } = await group.dateOn()
  expect((await group.change({ action: 'CANCEL' }, secretary)).result).toBe(true)
  await group.at(14, '12:00')
  expect(await refusals(slotIdx[1]!, president, secretary)).toEqual(['COOLDOWN', 'COOLDOWN'])
})

it('one that the club took back is kept from no one', async () => {
  const { boss, contractIdx, president, secretary } = group
  const { slotIdx } = await group.dateOn()
  const { version } = await group.contractFor(president)
  const end = { contractIdx, version, state: 'TERMINATED' as const, reason: 'Unpaid' }
  expect((await holder.club.ask(teamManage.end, end, boss)).result).toBe(true)
  expect(await refusals(slotIdx[0]!, president, secretary)).toEqual([undefined, undefined])
})
