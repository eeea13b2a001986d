import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { later } from '../../../../test/later'
import { LateChanges } from './late-changes'
import { type AnySheet, changed, type SheetChange } from './sheet-change'

type Slot = AnySheet['slots'][number]

const slot = (slotIdx: number, state: string) => ({ slotIdx, state }) as Slot
const sheet = (eventId: string, ...slots: Slot[]) => ({ eventId, slots }) as AnySheet
const held = (slotIdx: number): SheetChange => ({ event: 'slot', data: slot(slotIdx, 'HELD') })
const KEY = ['sheet']

/** A sheet that is read again while changes come. @returns what is shown once the answer is there */
async function read(
  answer: AnySheet,
  meanwhile: (late: LateChanges, apply: (change: SheetChange, id: string) => void) => void,
) {
  const client = new QueryClient()
  const late = new LateChanges()
  client.setQueryData(KEY, sheet('10', slot(1, 'OPEN'), slot(2, 'OPEN')))
  const { promise, resolve } = later<AnySheet>()
  const reading = client.fetchQuery({ queryKey: KEY, queryFn: () => promise, structuralSharing: late.caughtUp })
  meanwhile(late, (change, id) => {
    late.hear(change, id)
    client.setQueryData<AnySheet>(KEY, (old) => old && changed(old, change, id))
  })
  resolve(answer)
  await reading
  const { eventId, slots } = client.getQueryData<AnySheet>(KEY)!
  return { eventId, states: slots.map(({ state }) => state) }
}

test('a change that came while the sheet was read stays, and what the answer knows itself too', async () => {
  const answer = sheet('12', slot(1, 'OPEN'), slot(2, 'BOOKED'))
  const shown = await read(answer, (_, apply) => {
    apply(held(2), '11')
    apply(held(1), '13')
  })
  expect(shown).toEqual({ eventId: '13', states: ['HELD', 'BOOKED'] })
})

test('the later of two changes counts, in whatever order they come', async () => {
  const shown = await read(sheet('10', slot(1, 'OPEN'), slot(2, 'OPEN')), (_, apply) => {
    apply(held(1), '12')
    apply(held(2), '11')
  })
  expect(shown).toEqual({ eventId: '12', states: ['HELD', 'HELD'] })
})

test('after a gap of the stream the answer alone counts, whatever its number', async () => {
  const shown = await read(sheet('9', slot(1, 'OPEN'), slot(2, 'OPEN')), (late, apply) => {
    apply(held(1), '11')
    late.forget()
  })
  expect(shown).toEqual({ eventId: '9', states: ['OPEN', 'OPEN'] })
})

test('changes of a minute ago are forgotten', () => {
  const late = new LateChanges()
  late.hear(held(1), '11', 0)
  late.hear(held(2), '12', 60_001)
  const shown = late.caughtUp(undefined, sheet('10', slot(1, 'OPEN'), slot(2, 'OPEN'))) as AnySheet
  expect(shown.slots.map(({ state }) => state)).toEqual(['OPEN', 'HELD'])
})
