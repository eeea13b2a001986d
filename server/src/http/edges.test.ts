import { everyCall } from '@clubhouse/contract'
import type { Call } from '@clubhouse/contract/call'
import { beforeAll, describe, expect, it } from 'vitest'
import { TestClub } from '../../test/club.ts'
import { sweep } from '../../test/edge-sweep.ts'
import { sample } from '../../test/sampled-call.ts'

const holder = TestClub.use()
const calls = everyCall()
const by = (...who: Call['access']['who'][]) => calls.filter(({ call }) => who.includes(call.access.who))

beforeAll(async () => {
  await holder.club.day('2027-03-01')
})

it('has a valid sample of every call', () => {
  const refused = calls.flatMap(({ name, call }) => {
    const { error } = call.input.safeParse(sample(call.input))
    return error ? [`${name} ${error.issues[0]?.path.join('.')}`] : []
  })
  expect(refused).toEqual([])
})

describe('a value at or beyond the limits of any field of any call', () => {
  it.each([
    ['a visitor', calls, async () => ({})],
    ['a member', by('anyone', 'member', 'signedIn'), () => holder.club.member()],
  ])('of %s is answered or refused by its name, never by a fault', async (_, list, caller) => {
    const { requests, wrong } = await sweep(holder.club, list, caller)
    expect(wrong).toEqual([])
    expect(requests).toBeGreaterThan(1000)
  })
})
