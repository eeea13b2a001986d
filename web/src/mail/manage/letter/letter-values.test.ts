import { expect, test } from 'vitest'
import { draftsIn, inserted, msgOf, valuesOf } from './letter-values'

const letter = {
  fields: [
    {
      code: 'WELCOME',
      texts: [
        { lang: 'en', msg: 'Hi', original: 'Welcome' },
        { lang: 'ko', msg: null, original: '환영합니다' },
      ],
    },
    { code: 'WELCOME_HEADING', texts: [{ lang: 'en', msg: null, original: null }] },
  ],
} as never

test('a field shows the club’s text, else the default, and sends null for the default', () => {
  expect(valuesOf(letter)).toEqual({ 'en WELCOME': 'Hi', 'ko WELCOME': '환영합니다', 'en WELCOME_HEADING': '' })
  expect([msgOf(' Welcome ', 'Welcome'), msgOf('  ', 'Welcome'), msgOf(' Hello', 'Welcome')]).toEqual([
    null,
    null,
    'Hello',
  ])
})

test('a preview takes all texts of its language', () => {
  expect(draftsIn(letter, 'en', { 'en WELCOME': 'Welcome', 'en WELCOME_HEADING': 'Good day' })).toEqual([
    { code: 'WELCOME', msg: null },
    { code: 'WELCOME_HEADING', msg: 'Good day' },
  ])
})

test('a value takes the place of what is selected, and a list stands in its own paragraph', () => {
  expect(inserted('Dear you.', '{{name}}', false, 5, 8)).toEqual({ text: 'Dear {{name}}.', caret: 13 })
  expect(inserted('One. Two.', '{{facts}}', true, 4, 4)).toEqual({ text: 'One.\n\n{{facts}}\n\nTwo.', caret: 15 })
  expect(inserted('', '{{facts}}', true, 0, 0)).toEqual({ text: '{{facts}}', caret: 9 })
})
