import { MAIL_KINDS } from '@clubhouse/contract/mail'
import { describe, expect, it } from 'vitest'
import { readProductTexts } from '../language/product-texts.ts'
import { aboutKind } from '../mail/kinds.ts'
import { ABOUT } from './about.ts'
import { fieldOf, fieldsOf } from './fields.ts'
import { entriesOf } from './history.ts'
import { faultIn } from './rules.ts'
import { tidied } from './tokens.ts'
import { valuesOf } from './values.ts'

const { mail, letter } = await readProductTexts()
const english = Object.fromEntries(Object.entries(mail!).map(([code, texts]) => [code, texts.en!]))

describe('the fields of an email', () => {
  it('are all texts of the category but those that emails share', () => {
    const codes = MAIL_KINDS.flatMap((kind) => fieldsOf(kind, english)).map(({ code }) => code)
    expect(new Set(codes).size).toBe(codes.length)
    const shared = Object.keys(english).filter((code) => !codes.includes(code))
    expect(shared.filter((code) => !code.startsWith('FACT_'))).toEqual([
      'HELLO',
      'FOOT',
      'STOP',
      'MAY_APPEAL',
      'TEST_SUBJECT',
      'PHONE',
    ])
    for (const code of shared) expect(fieldOf(code, english)).toBeUndefined()
  })

  it.each(MAIL_KINDS)('%s has a subject and a text for each of its cases, and takes its defaults', (kind) => {
    const fields = fieldsOf(kind, english)
    expect(aboutKind(kind)!.variant !== undefined).toBe(ABOUT[kind].variants !== undefined)
    for (const { code, part } of fields)
      if (part !== 'HEADING' && part !== 'NOTE') expect(english[code], code).toEqual(expect.any(String))
    expect(fields.some(({ part }) => part === 'SUBJECT')).toBe(true)
    for (const field of fields) {
      for (const lang of ['en', 'ko']) {
        const text = mail![field.code]?.[lang]
        if (text) expect(faultIn(field, tidied(text), text), `${field.code} ${lang}`).toBeUndefined()
      }
    }
  })
})

it.each(MAIL_KINDS)('%s has a name for each of its cases and values', (kind) => {
  const cases = (ABOUT[kind].variants ?? []).map((variant) => `CASE_${variant}`)
  const values = valuesOf(kind).map(
    ({ name }) => `VALUE_OF_${name.replace(/[A-Z]/g, (one) => `_${one}`).toUpperCase()}`,
  )
  expect([...cases, ...values].filter((code) => !(code in letter!))).toEqual([])
})

describe('a text', () => {
  const body = fieldOf('BOOKING_NAMED', english)!
  it.each([
    ['{{booker}}\n\n{{facts}}', undefined],
    ['{{ booker }} {{club}}\r\n\r\n\r\n{{facts}}  \n\n', undefined],
    ['{{booker}} {{facts}}', 'VALUE_MISPLACED'],
    ['{{booker}}\n\n{{facts}}\n\n{{facts}}', 'VALUE_MISPLACED'],
    ['{{facts}}', 'VALUE_MISSING'],
    ['{{booker}}\n\n{{facts}} {{bookingIdx}}', 'VALUE_MISPLACED'],
    ['{{booker}} {{bookingIdx}}\n\n{{facts}}', 'VALUE_UNKNOWN'],
    ['{{booker, day}}\n\n{{facts}}', 'VALUE_UNKNOWN'],
    ['{{booker}} {{date}}\n\n{{facts}}', 'VALUE_UNKNOWN'],
    ['{{booker}} }}\n\n{{facts}}', 'VALUE_UNKNOWN'],
    ['{{booker}} {{}}\n\n{{facts}}', 'VALUE_UNKNOWN'],
    ['{{constructor}} {{booker}}\n\n{{facts}}', 'VALUE_UNKNOWN'],
    ['$t(mail.HELLO) {{booker}}\n\n{{facts}}', 'VALUE_UNKNOWN'],
  ])('%j is %s', (msg, why) => {
    expect(faultIn(body, tidied(msg), english.BOOKING_NAMED!)?.why).toBe(why)
  })
})

it('a history knows the texts after each change, of which one may be of several languages', () => {
  const change = { at: Temporal.Instant.from('2026-12-02T01:00:00Z'), by: 'Kim', code: 'WELCOME' }
  const entries = entriesOf(
    [
      { ...change, auditIdx: 9, requestId: 'b', lang: 'en', before: 'One', after: 'Two' },
      { ...change, auditIdx: 8, requestId: 'a', lang: 'ko', before: null, after: '하나' },
      { ...change, auditIdx: 7, requestId: 'a', lang: 'en', before: null, after: 'One' },
    ],
    [
      { lang: 'en', code: 'WELCOME', msg: 'Two' },
      { lang: 'ko', code: 'WELCOME', msg: '하나' },
    ],
    100,
  )
  expect(entries.map(({ texts }) => texts.map(({ msg }) => msg))).toEqual([
    ['Two', '하나'],
    ['One', '하나'],
  ])
  expect(entries[1]!.changes).toHaveLength(2)
})
