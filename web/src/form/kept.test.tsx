import { ipBlockRecord } from '@clubhouse/contract/ip-block'
import { expect, test } from 'vitest'
import { answer, field, MANAGER, named, pressNamed, Refused, show, soon, type } from '../../test/screen'
import { forgetSession, keepSession } from '../session/session-store'
import { TextField } from '../ui/form/text-field'
import { RecordForm } from './record-form'

const BLOCK = { idx: 5, ip: '203.0.113.5', scope: 'SITE', reason: 'Guesses', isUse: true, version: 1 }

/** Opens the form of a block, or of a new one. @returns its reason */
async function opened(row?: typeof BLOCK) {
  await show(
    <RecordForm calls={ipBlockRecord} row={row} begins={{ scope: 'SITE', isUse: true }} create="Add" onSaved={() => {}}>
      <TextField name="ip" label="Address" />
      <TextField name="reason" label="Reason" />
    </RecordForm>,
  )
  return soon(() => field('reason').value)
}

const logIn = (id: string) => keepSession({ ...MANAGER, id }, false)

test('what a manager typed is there again after the session ended, and for no other manager at the window', async () => {
  logIn('manager1')
  await opened(BLOCK)
  await type('reason', 'Guesses passwords')
  forgetSession('expired')
  logIn('office1')
  expect(await opened(BLOCK)).toBe('Guesses')
  await type('reason', 'A neighbour')
  forgetSession('expired')
  logIn('manager1')
  expect(await opened(BLOCK)).toBe('Guesses passwords')
})

test('what is typed while the session ends is kept for the manager who began to type', async () => {
  logIn('manager1')
  await opened(BLOCK)
  forgetSession('expired')
  await type('reason', 'Guesses passwords')
  expect(await opened(BLOCK)).toBe('Guesses')
  logIn('manager1')
  expect(await opened(BLOCK)).toBe('Guesses passwords')
})

test.each([
  ['of a record', BLOCK, 'PUT /ip-blocks', 'Save'],
  ['of a new one', undefined, 'POST /ip-blocks', 'Add'],
] as const)('what is typed %s is kept until it is saved', async (_, row, call, save) => {
  answer({
    [call]: () => {
      throw new Refused(500)
    },
  })
  await opened(row)
  await type('ip', '203.0.113.7')
  await type('reason', 'Scrapes')
  await pressNamed('button', save)
  await soon(() => named('[role=alert]', /\w/))
  expect(await opened(row)).toBe('Scrapes')
  answer({ [call]: () => ({ idx: 5, version: 2 }) })
  await pressNamed('button', save)
  await soon(() => expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft record'))).toEqual([]))
  expect(await opened(row)).toBe(row?.reason ?? '')
})

test('a new record can be begun again without what was typed', async () => {
  await opened()
  expect(() => named('button', 'Discard')).toThrow()
  await type('reason', 'Scrapes')
  await pressNamed('button', 'Discard')
  expect(await opened()).toBe('')
})
