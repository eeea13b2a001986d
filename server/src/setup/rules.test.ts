import { expect, it } from 'vitest'
import { type Facts, isReady, missingIn, stepsOf } from './rules.ts'

const facts = (value: boolean, changes: Partial<Facts> = {}): Facts => ({
  hasContact: value,
  hasAddress: value,
  hasNames: value,
  hasLogo: value,
  hasCourse: value,
  hasHoles: value,
  hasTemplate: value,
  hasFees: value,
  hasOpening: value,
  hasDays: value,
  hasServiceTerms: value,
  hasPrivacyTerms: value,
  hasBookingTerms: value,
  hasClubPage: value,
  hasQuestions: value,
  sendsMail: value,
  hasMember: value,
  hasManagers: value,
  hasBooking: value,
  wasOpened: value,
  ...changes,
})

it('lists what a new club lacks, and asks for every fact once', () => {
  const items = stepsOf(facts(false)).flatMap((step) => step.items)
  expect(items.some(({ isDone }) => isDone)).toBe(false)
  expect(items).toHaveLength(Object.keys(facts(false)).length)
  expect(new Set(items.map(({ code }) => code)).size).toBe(items.length)
})

it('tells an opening club what is missing, without what is there and the opening itself', () => {
  const lacks = missingIn(stepsOf(facts(true, { hasLogo: false, hasBookingTerms: false, wasOpened: false })))
  expect(lacks.map(({ step, items }) => [step, ...items.map(({ code }) => code)])).toEqual([
    ['IDENTITY', 'LOGO'],
    ['TERMS', 'TERMS_BOOKING'],
  ])
  expect(missingIn(stepsOf(facts(true)))).toEqual([])
})

it.each([
  ['everything is done', facts(true), true],
  ['only what may wait is missing', facts(true, { hasLogo: false, sendsMail: false, hasBooking: false }), true],
  ['the site was never opened', facts(true, { wasOpened: false }), false],
  ['one of the terms is missing', facts(true, { hasBookingTerms: false }), false],
])('tells whether a club is ready where %s', (_, given, ready) => {
  expect(isReady(stepsOf(given))).toBe(ready)
})
