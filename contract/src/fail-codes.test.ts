import { expect, test } from 'vitest'
import type { Call } from './call.ts'
import { contract } from './index.ts'

/** Of terms the day from which it may be, of draws the instant. */
const TWICE = ['TOO_SOON: terms, draw']

test('each code of refusal has one category, and so one text', () => {
  const fails = Object.values(contract).flatMap((noun) =>
    Object.values(noun as Record<string, Call>).flatMap((call) => [...(call.fails ?? [])]),
  )
  const categories = Map.groupBy(fails, ({ code }) => code)
  const several = [...categories].flatMap(([code, all]) => {
    const names = [...new Set(all.map(({ category }) => category))]
    return names.length > 1 ? [`${code}: ${names.join(', ')}`] : []
  })
  expect(categories.size).toBeGreaterThan(50)
  expect(several).toEqual(TWICE)
})
