import { expect, it } from 'vitest'
import { errorWord, kindWord, toLookAt } from './mail-words'

const known: Record<string, string> = { 'outbox.ERROR_TOO_LATE': 'Too late', 'outbox.KIND_WELCOME': 'Welcome' }
const say = (key: string, values?: Record<string, unknown>) => known[key] ?? String(values?.defaultValue)

it('says our own reasons in words, and the mail server’s as it said them', () => {
  expect(errorWord(say, { error: 'TOO_LATE' })).toBe('Too late')
  expect(errorWord(say, { error: '550 no such mailbox' })).toBe('550 no such mailbox')
  expect(errorWord(say, { error: null })).toBeNull()
})

it('names a kind that it does not know by its code', () => {
  expect(kindWord(say, 'WELCOME')).toBe('Welcome')
  expect(kindWord(say, 'DRAW_WON')).toBe('DRAW_WON')
})

it('takes styles and links out of a mail that is looked at', () => {
  expect(
    toLookAt('<head><style>\n.a{}\n</style></head><a class="x" href="https://club.example/login">Log in</a>'),
  ).toBe('<head></head><a class="x">Log in</a>')
})
