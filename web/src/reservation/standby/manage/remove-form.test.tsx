import type { ListedWaiting } from '@clubhouse/contract/reservation/standby/standby-manage'
import { expect, test } from 'vitest'
import { answer, asked, pressNamed, show, soon, type } from '../../../../test/screen'
import { RemoveForm } from './remove-form'

const ENTRY = { waitingIdx: 5, name: 'Min-jun Park' } as ListedWaiting
const CALL = 'DELETE /manage/waitings/5'

test('the reason that the member reads is said in each language of the club', async () => {
  answer({ [CALL]: () => ({ state: 'C' }) })
  await show(<RemoveForm entry={ENTRY} onDone={async () => {}} onBack={() => {}} />)
  await type('reason', 'The course is closed')
  await type('translated.ko.reason', '코스가 휴장합니다')
  await pressNamed('form button', 'End standby')
  const body = { reason: 'The course is closed', translated: { ko: { reason: '코스가 휴장합니다' } } }
  await soon(() => expect(asked.find(({ call }) => call === CALL)?.body).toEqual(body))
})
