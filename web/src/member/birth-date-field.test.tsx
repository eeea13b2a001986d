import { change } from '@clubhouse/contract/member/profile'
import { DATE_FORMATS } from '@clubhouse/contract/policy'
import { follow } from '@clubhouse/contract/text/club-translator'
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { answer, asked, field, pressNamed, said, show, soon, type } from '../../test/screen'
import { useForm } from '../form/use-form'
import { speakingHere } from '../language/speaking'
import { Form } from '../ui/form/form'
import { BirthDateField } from './birth-date-field'

function Screen() {
  const form = useForm({
    call: change,
    saved: { birthDate: '1980-01-31' },
    words: { birthDate: 'signup.BIRTH_DATE_WRONG' },
    given: { version: 1 },
  })
  return (
    <Form of={form}>
      <BirthDateField />
      <button type="submit">Save</button>
    </Form>
  )
}

/** The club sets how it writes dates. */
const writes = (format: (typeof DATE_FORMATS)[number]) =>
  follow(speakingHere()!.translator, { C0200: [String(DATE_FORMATS.indexOf(format))] }, 'Asia/Seoul')

afterEach(() => act(async () => writes('yyyy.MM.dd')))

async function shown(format: (typeof DATE_FORMATS)[number]) {
  answer({ 'PUT /info': () => ({}) })
  await show(<Screen />)
  await act(async () => writes(format))
}
const sent = () => asked.filter(({ call }) => call === 'PUT /info').map(({ body }) => body)

test.each([
  ['yyyy.MM.dd', '1980.01.31', '1975.2.3'],
  ['dd/MM/yyyy', '31/01/1980', '3/2/1975'],
  ['MM/dd/yyyy', '01/31/1980', '2/3/1975'],
  ['yy.MM.dd', '1980.01.31', '1975.2.3'],
  ['dd/MM/yyyy', '31/01/1980', '1975-02-03'],
] as const)('in the format %s a date of birth is %s, and %s is read', async (format, written, typed) => {
  await shown(format)
  expect(field('birthDate').value).toBe(written)
  expect(said()).toContain(`For example ${written}`)
  await type('birthDate', typed)
  await pressNamed('button', 'Save')
  await soon(() => expect(sent()).toEqual([expect.objectContaining({ birthDate: '1975-02-03' })]))
})

test.each(['75.02.03', '1975.02.30', 'spring'])('%s is no date of birth', async (typed) => {
  await shown('yyyy.MM.dd')
  await type('birthDate', typed)
  await pressNamed('button', 'Save')
  await soon(() => expect(said()).toContain('Enter your date of birth as in the example.'))
  expect(sent()).toEqual([])
})
