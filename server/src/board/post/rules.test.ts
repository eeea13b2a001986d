import { describe, expect, it } from 'vitest'
import { becomes, mayBecome } from './rules.ts'

const STATES = ['DRAFT', 'SCHEDULED', 'PUBLISHED', 'ENDED', 'ARCHIVED'] as const

describe('a post', () => {
  it.each([
    ['DRAFT', 'DRAFT SCHEDULED PUBLISHED'],
    ['SCHEDULED', 'DRAFT SCHEDULED PUBLISHED ENDED'],
    ['PUBLISHED', 'PUBLISHED ENDED'],
    ['ENDED', 'ENDED'],
    ['ARCHIVED', ''],
  ] as const)('in %s may become %s', (from, to) => {
    expect(STATES.filter((state) => mayBecome(from, state)).join(' ')).toBe(to)
  })

  const now = Temporal.Instant.from('2027-03-01T00:00:00Z')
  it.each([
    ['DRAFT', '2027-04-01T00:00:00Z', 'DRAFT'],
    ['ENDED', '2027-04-01T00:00:00Z', 'ENDED'],
    ['SCHEDULED', '2027-03-01T00:00:00.001Z', 'SCHEDULED'],
    ['SCHEDULED', '2027-03-01T00:00:00Z', 'PUBLISHED'],
    ['PUBLISHED', '2027-04-01T00:00:00Z', 'SCHEDULED'],
    ['PUBLISHED', null, 'PUBLISHED'],
  ] as const)('saved as %s to open at %s is %s', (state, openAt, is) => {
    expect(becomes(state, openAt && Temporal.Instant.from(openAt), now)).toBe(is)
  })
})
