import { describe, expect, it } from 'vitest'
import { askedOf, decidedOf } from './decisions'

describe('decidedOf', () => {
  const cannot = [{ slotIdx: 1 }, { slotIdx: 2 }, { slotIdx: 3 }, { slotIdx: 4 }]
  it('has the decisions that are whole, of tee times that cannot be moved now', () => {
    const decisions = {
      1: { how: 'CANCEL', to: '' },
      2: { how: 'TIME', to: '930' },
      3: { how: 'TIME', to: 'later' },
      4: { how: '', to: '09:00' },
      5: { how: 'CANCEL', to: '' },
    } as const
    expect(decidedOf(cannot, decisions)).toEqual([
      { slotIdx: 1, cancel: true },
      { slotIdx: 2, to: '09:30' },
    ])
  })
})

describe('askedOf', () => {
  const values = { minutes: '40', from: '0700', until: 'PART', courseIdx: '' }
  it.each([
    ['whole', values, { date: '2026-12-02', minutes: 40, from: '07:00', until: 'PART', courseIdx: undefined }],
    [
      'of a course and the day',
      { ...values, until: 'DAY', courseIdx: '2' },
      { date: '2026-12-02', minutes: 40, from: '07:00', until: 'DAY', courseIdx: 2 },
    ],
    ['without a time', { ...values, from: '' }, undefined],
    ['of too few minutes', { ...values, minutes: '4' }, undefined],
    ['of too many minutes', { ...values, minutes: '241' }, undefined],
    ['of half a minute', { ...values, minutes: '7.5' }, undefined],
  ])('%s', (_, typed, asked) => expect(askedOf('2026-12-02', typed)).toEqual(asked))
})
