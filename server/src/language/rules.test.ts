import { describe, expect, it } from 'vitest'
import { mayFallSilent, showsOnly } from './rules.ts'

describe('a translation', () => {
  it.each([
    ['Opens {{at, instant}}', '{{at, instant}} に開きます', true],
    ['Opens {{at, instant}}', 'まもなく', true],
    ['Opens {{at, instant}}', '{{ at, clock }} に開きます', true],
    ['Opens {{at, instant}}', '{{when}} に開きます', false],
    ['Opens soon', '{{at}} に開きます', false],
    ['Save', '$t(common.CLOSE)', false],
  ])('of “%s”: “%s” may be saved: %s', (original, msg, may) => {
    expect(showsOnly(original, msg)).toBe(may)
  })
})

describe('a language that the site shall no longer speak', () => {
  it.each([
    ['ja', 'ko', true],
    ['ko', 'ko', false],
    ['en', 'ko', false],
  ])('%s in a club of %s: %s', (lang, clubLang, may) => {
    expect(mayFallSilent(lang, clubLang)).toBe(may)
  })
})
