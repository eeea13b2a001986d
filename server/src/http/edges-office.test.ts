import { everyCall } from '@clubhouse/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { TestClub } from '../../test/club.ts'
import { sweep } from '../../test/edge-sweep.ts'

const holder = TestClub.use()
const office = everyCall().filter(({ call }) => ['manager', 'signedIn'].includes(call.access.who))
const caller = () => holder.club.manager({ isSSAdmin: true })

beforeAll(async () => {
  await holder.club.day('2027-03-01')
})

describe('a value at or beyond the limits of any field of any call of the office', () => {
  it.each([
    ['that reads', office.filter(({ call }) => call.method === 'GET')],
    ['that writes', office.filter(({ call }) => call.method !== 'GET')],
  ])('%s is answered or refused by its name, never by a fault', async (_, calls) => {
    const { requests, wrong } = await sweep(holder.club, calls, caller)
    expect(wrong).toEqual([])
    expect(requests).toBeGreaterThan(1000)
  })
})
