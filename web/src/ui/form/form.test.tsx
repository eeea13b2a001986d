import { text } from '@clubhouse/contract/shape'
import { act } from 'react'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { field, leave, named, press, pressNamed, said, show, soon, type } from '../../../test/screen'
import { ChoiceField } from './choice-field'
import { DateField } from './date-field'
import { FilesField } from './files-field'
import { Form } from './form'
import type { FormOptions } from './form-options'
import { SelectField } from './select-field'
import { TextField } from './text-field'
import { useForm } from './use-form'

const SHAPE = z.object({
  name: z.string().min(1).max(8),
  seats: z.int().min(1).max(4),
  memo: text(20).optional(),
  from: z.iso.date().optional(),
  isUse: z.boolean().optional(),
  part: z.enum(['1', '2']).optional(),
})
const SAVED = { name: 'Pine', seats: '2', memo: '', from: '2026-12-02', isUse: false, part: '1' }

let sent: Record<string, unknown>[] = []

function Screen({ readOnly, ...options }: Partial<FormOptions> & { readOnly?: boolean }) {
  const form = useForm({
    shape: SHAPE,
    ...(options.initial ? {} : { saved: SAVED }),
    send: async (input) => sent.push(input),
    faultsIn: () => undefined,
    isOvertaken: () => false,
    ...options,
  })
  return (
    <Form of={form} readOnly={readOnly}>
      <TextField name="name" label="Name" />
      <TextField name="seats" label="Seats" />
      <TextField name="memo" label="Memo" />
      <DateField name="from" label="From" today="2026-12-02" />
      <ChoiceField name="isUse" label="In use" />
      <SelectField
        name="part"
        label="Part"
        options={[
          { value: '1', label: 'Morning' },
          { value: '2', label: 'Afternoon' },
        ]}
      />
      {'files' in form.values && (
        <FilesField
          name="files"
          label="Files"
          rules={{ accept: ['image/png'], most: 2, maxBytes: 1_000_000 }}
          saved={[]}
        />
      )}
      <output>{form.changed.join(' ')}</output>
      <button type="submit">Send</button>
    </Form>
  )
}

async function showForm(options: Parameters<typeof Screen>[0] = {}) {
  sent = []
  await show(<Screen {...options} />)
}

const send = () => pressNamed('button', 'Send')
const changed = () => document.querySelector('output')!.textContent
const isWrong = (name: string) => field(name).getAttribute('aria-invalid') === 'true'

test('a field takes its length and its keyboard from the call', async () => {
  await showForm()
  expect(field('name').maxLength).toBe(8)
  expect(field('seats').getAttribute('inputmode')).toBe('numeric')
  expect(field('name').getAttribute('aria-required')).toBe('true')
  expect(field('memo').getAttribute('aria-required')).toBeNull()
})

test('a field that is missing is named and has the focus', async () => {
  await showForm()
  await type('name', '')
  await send()
  expect(isWrong('name')).toBe(true)
  expect(said()).toContain('Fill in this field.')
  expect(document.activeElement).toBe(field('name'))
  expect(sent).toEqual([])
})

test('a number beyond its limits says them, and the error goes with the fault', async () => {
  await showForm()
  await type('seats', '5')
  await leave('seats')
  await soon(() => expect(said()).toContain('Enter a number from 1 to 4.'))
  await type('seats', '4')
  expect(isWrong('seats')).toBe(false)
})

test('a field that nobody typed in is not judged when it is left', async () => {
  await showForm({ initial: { ...SAVED, name: '' } })
  await leave('name')
  expect(isWrong('name')).toBe(false)
})

test('only what changed is sent, with what the call cannot do without', async () => {
  await showForm()
  await type('memo', ' Wet ')
  expect(changed()).toBe('memo')
  await send()
  await soon(() => expect(sent).toEqual([{ name: 'Pine', seats: 2, memo: 'Wet' }]))
})

test('nothing is sent when nothing changed', async () => {
  await showForm()
  await type('name', 'Oak')
  await type('name', 'Pine')
  await send()
  expect(changed()).toBe('')
  expect(sent).toEqual([])
})

test('what a failure says of a field is shown there', async () => {
  await showForm({
    send: () => Promise.reject(new Error('refused')),
    faultsIn: () => ({ memo: 'form.WRONG' }),
  })
  await type('memo', 'Wet')
  await send()
  await soon(() => expect(isWrong('memo')).toBe(true))
  expect(said()).toContain('This cannot be saved. Check the value.')
  expect(field('memo').value).toBe('Wet')
})

test.each([
  ['is kept no longer', {}, ''],
  ['is kept for a later step where it says so', { isKeptOn: true }, 'Lake'],
])('what is sent for something new %s', async (_, more, name) => {
  const screen = { kept: 'course', initial: { ...SAVED, name: '' }, ...more }
  await showForm(screen)
  await type('name', 'Lake')
  await send()
  expect(sent).toHaveLength(1)
  await showForm(screen)
  expect(field('name').value).toBe(name)
})

test('a draft outlives its page, and secrets do not', async () => {
  await showForm({ kept: 'course', secrets: ['memo'] })
  await type('name', 'Oak')
  await type('memo', 'secret')
  await showForm({ kept: 'course', secrets: ['memo'] })
  expect(field('name').value).toBe('Oak')
  expect(field('memo').value).toBe('')
  expect(changed()).toBe('name')
})

test('a day is written as the club writes it and sent as ISO 8601', async () => {
  await showForm()
  expect(field('from').value).not.toBe('2026-12-02')
  await type('from', '2026.12.24')
  await leave('from')
  await send()
  await soon(() => expect(sent[0]).toMatchObject({ from: '2026-12-24' }))
})

test('what is no day is refused', async () => {
  await showForm()
  await type('from', 'sometime')
  await leave('from')
  await send()
  expect(isWrong('from')).toBe(true)
  expect(sent).toEqual([])
})

test('a choice and a selection are sent as the call takes them', async () => {
  await showForm()
  await press(field('isUse'))
  await type('part', '2')
  await send()
  await soon(() => expect(sent[0]).toMatchObject({ isUse: true, part: '2' }))
})

test('a form that can only be read changes nothing', async () => {
  await showForm({ readOnly: true })
  expect(field('name').readOnly).toBe(true)
  expect(field('isUse').disabled).toBe(true)
  await send()
  expect(sent).toEqual([])
})

test('files are added until there are as many as fit, and removed by name', async () => {
  await showForm({ saved: { ...SAVED, files: [] } })
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  const choose = (...files: File[]) =>
    act(async () => {
      Object.defineProperty(input, 'files', { value: files, configurable: true })
      input.dispatchEvent(new Event('change', { bubbles: true }))
    })
  const png = (name: string) => new File(['x'], name, { type: 'image/png' })
  await choose(png('a.png'), png('b.png'), png('c.png'))
  expect(said()).toContain('a.png')
  expect(said()).toContain('At most 2 files.')
  await press(named('button', 'Remove a.png'))
  expect(said()).not.toContain('a.png')
  expect(changed()).toBe('files')
})
