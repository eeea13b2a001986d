import type { OnePenalty } from '@clubhouse/contract/reservation/rules/penalty-list'
import { expect, test } from 'vitest'
import { answer, field, named, pressNamed, Refused, said, show, soon, type } from '../../../../../test/screen'
import { PenaltyPanel } from './penalty-panel'

const PENALTY: OnePenalty = {
  ...{ penaltyIdx: 9, code: 'W5', state: 'APPEALED', from: '2026-12-02', until: '2026-12-16', currency: 'KRW' },
  ...{ paid: false, ruleText: 'No-show', version: 1, memberIdx: 7, name: 'Min-jun Park' },
  appeal: { text: 'I was ill.', files: [], at: '2026-12-01T00:00:00Z', decideBy: '2026-12-08' },
}
const CALL = 'PUT /manage/penalties/9'
const buttons = () => [...document.querySelectorAll('form button')].map(({ textContent }) => textContent)
const decidedMeanwhile = (penalty: OnePenalty) =>
  answer({
    'GET /manage/penalties/9': () => penalty,
    [CALL]: () => {
      throw new Refused(200, { code: 'CHANGED_MEANWHILE', msgCode: 'common.CHANGED_MEANWHILE', msgVar: { version: 2 } })
    },
  })

const shown = async (penalty: OnePenalty) => {
  answer({ 'GET /manage/penalties/9': () => penalty })
  await show(<PenaltyPanel penaltyIdx={9} onClose={() => {}} onChanged={() => {}} />)
}

test('an appeal that another manager has decided keeps the answer that was typed, and is not sent again', async () => {
  await shown(PENALTY)
  await pressNamed('button', 'Reject appeal')
  await type('reason', 'No document\nwas shown.')
  decidedMeanwhile({
    ...PENALTY,
    ...{ state: 'WAIVED', version: 2 },
    appeal: { ...PENALTY.appeal!, answer: 'Get well soon.', answeredAt: '2026-12-02T00:00:00Z' },
  })
  await pressNamed('form button', 'Reject appeal')
  await soon(() => expect(said()).toContain('Someone else saved first, so this is no longer possible.'))
  expect(said()).toContain('Get well soon.')
  expect(field('reason').value).toBe('No document\nwas shown.')
  expect(field('reason').readOnly).toBe(true)
  expect(buttons()).toEqual(['Close'])
  await pressNamed('form button', 'Close')
  await soon(() => expect(said()).not.toContain('Someone else saved first'))
})

test('a decision that is still possible after another is kept to be sent again', async () => {
  await shown({ ...PENALTY, appeal: undefined, state: 'PROPOSED' })
  await pressNamed('button', 'Waive')
  await type('reason', 'It was the weather.')
  decidedMeanwhile({ ...PENALTY, appeal: undefined, state: 'ACTIVE', version: 2 })
  await pressNamed('form button', 'Waive')
  await soon(() => expect(said()).toContain('Someone else saved first. Your changes are still here'))
  expect(field('reason').value).toBe('It was the weather.')
  expect(named('form button', 'Cancel')).toBeTruthy()
})
