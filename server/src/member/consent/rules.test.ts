import { describe, expect, it } from 'vitest'
import { nextStep, openQuestion } from './rules.ts'

const at = (day: string) => Temporal.Instant.from(`${day}T03:00:00Z`)
const taking = (since: Record<string, string>, asked?: string) => ({
  ways: Object.entries(since).map(([way, day]) => ({ way, since: at(day) })),
  askedAt: asked ? at(asked) : null,
})
const step = (since: Record<string, string>, asked: string | undefined, now: string) =>
  nextStep(taking(since, asked), at(now), 'Asia/Seoul')
const word = (found: ReturnType<typeof nextStep>) => (found.is === 'end' ? `end ${found.ways.join()}` : found.is)

describe('a yes of 1 March 2027', () => {
  it.each([
    ['2029-02-28', undefined, 'nothing'],
    ['2029-03-01', undefined, 'ask'],
    ['2029-03-02', '2029-03-01', 'nothing'],
    ['2029-03-30', '2029-03-01', 'nothing'],
    ['2029-03-31', '2029-03-01', 'end mail'],
    // The server was down for a year: the question is still asked, with thirty days to answer.
    ['2030-03-01', undefined, 'ask'],
    ['2030-03-30', '2030-03-01', 'nothing'],
    ['2030-03-31', '2030-03-01', 'end mail'],
    ['2031-01-01', '2029-03-01', 'end mail'],
    // An answer given earlier does not count for this yes.
    ['2029-03-01', '2026-12-01', 'ask'],
  ])('on %s, asked %s: %s', (now, asked, expected) => {
    expect(word(step({ mail: '2027-03-01' }, asked, now))).toBe(expected)
  })

  it('that was said again since is asked two years after that', () => {
    expect(word(step({ mail: '2029-03-10' }, '2029-03-01', '2029-04-30'))).toBe('nothing')
    expect(word(step({ mail: '2029-03-10' }, '2029-03-01', '2031-03-10'))).toBe('ask')
  })

  it('ends what was asked about, and asks about the rest in its time', () => {
    const since = { mail: '2027-03-01', sms: '2027-03-20' }
    expect(word(step(since, '2029-03-01', '2029-03-31'))).toBe('end mail')
    expect(word(step({ sms: '2027-03-20' }, '2029-03-01', '2029-04-01'))).toBe('ask')
  })

  it('that was never given is not asked about', () => {
    expect(word(step({}, undefined, '2040-01-01'))).toBe('nothing')
    expect(openQuestion(taking({}, '2029-03-01'), 'Asia/Seoul')).toBeUndefined()
  })

  it('is named in the email with its day and the last day for an answer', () => {
    expect(step({ mail: '2027-03-01', push: '2026-12-24' }, undefined, '2029-03-01')).toEqual({
      is: 'ask',
      given: at('2026-12-24'),
      until: at('2029-03-31'),
    })
  })
})
