import { expect, it } from 'vitest'
import { countOf, errorWord, kindWord, reasonName, setsOf, stateWord } from './mail-words'

const known: Record<string, string> = { 'outbox.ERROR_TOO_LATE': 'Too late', 'outbox.KIND_WELCOME': 'Welcome' }
const say = (key: string, values?: Record<string, unknown>) => known[key] ?? String(values?.defaultValue)

it('says our own reasons in words, and the mail server’s as it said them', () => {
  expect(errorWord(say, { error: 'TOO_LATE' })).toBe('Too late')
  expect(errorWord(say, { error: '550 no such mailbox' })).toBe('550 no such mailbox')
  expect(errorWord(say, { error: null })).toBeNull()
})

it('names a kind that it does not know by its code', () => {
  expect(kindWord(say, 'WELCOME')).toBe('Welcome')
  expect(kindWord(say, 'DRAW_WON')).toBe('DRAW_WON')
})

it('keeps mails that came back apart from those that were never sent', () => {
  expect(setsOf('BOUNCED')).toEqual({ state: 'FAILED', isBounced: 'true' })
  expect(setsOf('FAILED')).toEqual({ state: 'FAILED', isBounced: 'false' })
  expect(setsOf('SENT')).toEqual({ state: 'SENT' })
  expect(setsOf()).toEqual({})
  const counts = { WAITING: 1, SENT: 20, FAILED: 5, CANCELLED: 300, BOUNCED: 2 }
  expect(countOf(counts, 'FAILED')).toBe(3)
  expect(countOf(counts, 'BOUNCED')).toBe(2)
  expect(countOf(counts)).toBe(326)
})

it('names a state and its reason by what became of the mail', () => {
  const name = (key: string) => key
  const bounced = { state: 'FAILED', bouncedAt: '2027-03-01T00:00:00Z' } as const
  expect([stateWord(name, bounced), reasonName(name, bounced)]).toEqual(['outbox.STATE_BOUNCED', 'outbox.WHY_BOUNCED'])
  expect([stateWord(name, { state: 'FAILED' }), reasonName(name, { state: 'FAILED' })]).toEqual([
    'outbox.STATE_FAILED',
    'outbox.WHY_NOT',
  ])
  expect(reasonName(name, { state: 'SENT' })).toBe('outbox.WHY_DELAYED')
})
