import { expect, test, vi } from 'vitest'
import { answer, asked, field, press, pressNamed, put, said, show, soon, type } from '../../../../test/screen'
import { BOOKING } from '../../../../test/some-booking'
import type { DeskBookingData } from './desk-booking-data'
import { DeskCancelForm } from './desk-cancel-form'

vi.mock('../../../code/use-codes', () => ({
  useCodes: () => ({ list: [{ key: 'weather', label: 'Weather' }], label: (key: string) => key }),
}))

const DATA = { ...BOOKING, setAside: [], mails: [], history: [], penalties: [] } as unknown as DeskBookingData
const CANCEL = 'DELETE /manage/bookings/41'
const done = async () => {}

async function choose(by: 'MEMBER' | 'CLUB') {
  answer({ [CANCEL]: () => ({}) })
  await show(<DeskCancelForm booking={DATA} isOver={false} onChanged={done} onDone={done} onBack={() => {}} />)
  await press(await soon(() => document.querySelector<HTMLInputElement>(`[name=by][value=${by}]`)!))
}

async function sent() {
  await put(document.querySelector<HTMLSelectElement>('[name=reason]')!, 'weather')
  await pressNamed('form button', 'Cancel booking')
  return soon(() => asked.find(({ call }) => call === CANCEL)!.body)
}

test('a cancellation for the club has a message to the players in each language', async () => {
  await choose('CLUB')
  await type('text', 'Heavy rain')
  await type('translated.ko.text', '호우')
  expect(said()).toContain('Message to the players in')
  const translated = { ko: { text: '호우' } }
  expect(await sent()).toMatchObject({ by: 'CLUB', reason: 'weather', text: 'Heavy rain', translated })
})

test('what is noted of a cancellation for the member is one text, for managers', async () => {
  await choose('MEMBER')
  await type('text', 'Called about his knee')
  expect(() => field('translated.ko.text')).toThrow()
  const body = await sent()
  expect(body).toMatchObject({ by: 'MEMBER', text: 'Called about his knee' })
  expect(body).not.toHaveProperty('translated')
})
