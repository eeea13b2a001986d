import { expect, test } from 'vitest'
import { unknownTo } from './form-elements'

/** A form with these controls, as far as the page tells of it. */
const formOf = (...elements: object[]) =>
  ({ elements: elements.map((one) => ({ dataset: {}, ...one })) }) as unknown as HTMLFormElement
const list = (value: string, ...options: string[]) => ({
  name: 'category',
  type: 'select-one',
  value,
  options: options.map((option) => ({ value: option })),
})

test.each([
  ['typed before the scripts ran', { name: 'title', type: 'text', value: 'Carts' }, { title: 'Carts' }],
  ['as it is saved', { name: 'title', type: 'text', value: '' }, {}],
  ['chosen before the scripts ran', list('PRAISE', 'PRAISE', 'QUESTION'), { category: 'PRAISE' }],
  ['a list without its options yet', list(''), {}],
  ['a list that lacks the saved option', list('PRAISE', 'PRAISE'), {}],
  ['a choice that is no field of the form', { name: 'device', type: 'radio', checked: true, value: 'PHONE' }, {}],
  ['the button of a field without an input', { name: 'category', type: 'button', value: '' }, {}],
  ['a file', { name: 'title', type: 'file', value: 'C:\\fakepath\\a.png' }, {}],
  ['how the club writes a value', { name: 'title', type: 'text', value: '2026.12.02', dataset: { written: '' } }, {}],
])('what the page shows and the form does not know: %s', (_, element, typed) => {
  expect(unknownTo(formOf(element), { title: '', category: 'QUESTION' })).toEqual(typed)
})
