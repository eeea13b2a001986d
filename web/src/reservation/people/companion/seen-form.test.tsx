import { expect, test } from 'vitest'
import { answer, asked, press, said, show, soon, type } from '../../../../test/screen'
import { asMember } from '../../../../test/some-draw'
import { SeenForm } from './seen-form'

const SETTINGS = {
  ...{ showName: true, findable: true, mails: { BOOKING_CHANGED: true }, pushes: {}, groups: [] },
  ...{ quietFrom: null, quietUntil: null },
}
const CHANGE = 'PUT /info/reservation-settings'
const BOTH = 'Enter both times, or leave both empty.'

async function typed(hours: { quietFrom?: string; quietUntil?: string }) {
  asMember()
  answer({ [CHANGE]: () => SETTINGS })
  await show(<SeenForm settings={SETTINGS} hasPush={false} refresh={async () => {}} />, { path: '*', at: '/' })
  for (const [name, time] of Object.entries(hours)) await type(name, time)
  await press(document.querySelector<HTMLElement>('button[type="submit"]')!)
}
const sent = () => asked.find(({ call }) => call === CHANGE)?.body

test.each([
  [{ quietFrom: '22:00' }, BOTH],
  [{ quietUntil: '07:00' }, BOTH],
  [{ quietFrom: '07:00', quietUntil: '7:00' }, 'Enter an end that differs from the start.'],
])('quiet hours %j are not sent, and the form says why', async (hours, sentence) => {
  await typed(hours)
  await soon(() => document.querySelector('[aria-invalid="true"]')!.id)
  expect(said()).toContain(sentence)
  expect(sent()).toBeUndefined()
})

test('quiet hours with a start and an end are sent', async () => {
  await typed({ quietFrom: '22:00', quietUntil: '07:30' })
  await soon(() => expect(sent()).toMatchObject({ quietFrom: '22:00', quietUntil: '07:30' }))
})
