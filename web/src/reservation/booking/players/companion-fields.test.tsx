import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import * as z from 'zod'
import { answer, show, soon } from '../../../../test/screen'
import { asMember, ME } from '../../../../test/some-draw'
import { Form } from '../../../ui/form/form'
import { useForm } from '../../../ui/form/use-form'
import { fieldOf } from '../draft/booking-values'
import { Companions } from './companion-fields'

const KIND = fieldOf(2, 'kind')
const SEARCH = fieldOf(2, 'memberIdx')

function Screen() {
  const form = useForm({
    shape: z.object({}),
    saved: { seats: '2', [KIND]: 'TBD', [SEARCH]: '', [fieldOf(2, 'memberName')]: '' },
    send: async () => {},
    faultsIn: () => undefined,
    isOvertaken: () => false,
  })
  return (
    <Form of={form}>
      <Companions
        form={form}
        booker={{ memberIdx: ME }}
        rules={{ minPlayers: 1, maxPlayers: 4 }}
        when={{ slotIdx: 1 }}
        seats={2}
      />
    </Form>
  )
}

beforeEach(async () => {
  asMember()
  answer({
    [`GET /my-reservation/bookings/${ME}`]: () => ({ list: [], total: 0, page: 1, size: 50 }),
    'GET /info/buddies': () => [],
  })
  await show(<Screen />)
})

const radio = (value: string) => document.querySelector<HTMLInputElement>(`[name="${KIND}"][value="${value}"]`)!
const search = () =>
  soon(() => {
    const found = document.querySelector<HTMLElement>(`[name="${SEARCH}"][role="combobox"]`)
    if (!found) throw new Error('No search')
    return found
  })
/** As a browser counts the clicks of a pointer; those of arrow keys have no count. */
const click = (element: Element, detail: number) =>
  act(async () => void element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail })))

test('pressing “Member” with a pointer leads into its search', async () => {
  await click(radio('MEMBER').nextElementSibling!, 1)
  const field = await search()
  expect(document.activeElement).toBe(field)
})

test('arrow keys pass through the choices, and Enter leads into the search', async () => {
  radio('TBD').focus()
  await act(async () => radio('MEMBER').focus())
  await click(radio('MEMBER'), 0)
  const field = await search()
  expect(document.activeElement).toBe(radio('MEMBER'))
  await act(
    async () =>
      void radio('MEMBER').dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
      ),
  )
  expect(document.activeElement).toBe(field)
})
