import type { ManagedClaim, ManagedLostItem } from '@clubhouse/contract/board/lost-item-manage'
import { expect, test } from 'vitest'
import { answer, asked, named, pressNamed, said, show, soon, type } from '../../../../test/screen'
import { RefuseForm } from './refuse-form'

test('a claim is refused with a reason in each language, and a missing one is marked', async () => {
  answer({ 'PUT /manage/lost-items/3/claims/5': () => ({}) })
  const item = { idx: 3, version: 2 } as ManagedLostItem
  const claim = { claimIdx: 5 } as ManagedClaim
  await show(<RefuseForm {...{ item, claim }} isOver={false} refresh={() => {}} onDone={() => {}} onBack={() => {}} />)
  await type('reason', 'It has another engraving.')
  expect(said()).toContain('Missing')
  expect(named('label', 'Reason (ko)')).toBeTruthy()
  await type('translated.ko.reason', '각인이 다릅니다.')
  expect(said()).not.toContain('Missing')
  await pressNamed('button', 'Refuse claim')
  await soon(() =>
    expect(asked.filter(({ call }) => call.startsWith('PUT'))).toMatchObject([
      {
        body: {
          state: 'REFUSED',
          reason: 'It has another engraving.',
          translated: { ko: { reason: '각인이 다릅니다.' } },
        },
      },
    ]),
  )
})
