import type { Call } from '@clubhouse/contract/call'
import { expect, test, vi } from 'vitest'
import * as z from 'zod'
import { z as recorded } from '../../../recorded-shapes'
import { replayed } from './light-shapes'
import { type Limits, limitsAt, limitsOf, type Shape, shapeAt } from './limits'

/** Every call of the contract, built on what `zod` is at the moment. */
async function calls(): Promise<Record<string, Call>> {
  const { contract } = await import('@clubhouse/contract')
  return Object.fromEntries(
    Object.entries(contract).flatMap(([noun, all]) =>
      Object.entries(all).map(([name, call]) => [`${noun}.${name}`, call as Call] as const),
    ),
  )
}

/** The limits of an input by field, those of its objects too, in a form that can be compared. */
function limitsIn(input: Shape, before = ''): Record<string, unknown> {
  const fields = Object.entries(fieldsOf(input))
  return Object.fromEntries(
    fields.flatMap(([name, shape]) => {
      const limits = limitsOf(shape)
      const inner = limits.kind === 'object' ? Object.keys(fieldsOf(shape)) : []
      return [
        [`${before}${name}`, plain(limits)] as const,
        ...inner.map((one) => [`${before}${name}.${one}`, plain(limitsOf(shapeAt(input, `${name}.${one}`)!))] as const),
      ]
    }),
  )
}

const fieldsOf = (shape: Shape): Record<string, Shape> => {
  const def = (typeof shape === 'function' ? (replayed(shape) as Shape) : shape)._zod.def as {
    innerType?: Shape
    shape?: Record<string, Shape>
  }
  return def.innerType ? fieldsOf(def.innerType) : (def.shape ?? {})
}

const plain = ({ patterns, rules, ...limits }: Limits) => ({
  ...limits,
  patterns: patterns.map(String),
  rules: rules.map(String),
})

test('in the browser a call has the limits that zod knows on the server', async () => {
  const real = await calls()
  const names = Object.keys(z)
  vi.doMock('zod', () => Object.fromEntries(names.map((name) => [name, (recorded as Record<string, unknown>)[name]])))
  vi.resetModules()
  const shown = await calls()
  vi.doUnmock('zod')
  expect(Object.keys(shown)).toEqual(Object.keys(real))
  const fields = Object.keys(real).flatMap((name) => {
    expect(limitsIn(shown[name]!.input), name).toEqual(limitsIn(real[name]!.input))
    return Object.keys(limitsIn(real[name]!.input))
  })
  expect([real, shown].map((one) => typeof one['site.info']!.input)).toEqual(['object', 'function'])
  // Nothing to compare would compare well.
  expect(fields.length).toBeGreaterThan(300)
})

test.each<[string, z.ZodType, Partial<Limits>]>([
  ['a name', z.string().trim().min(1).max(60), { kind: 'text', least: 1, most: 60, isTrimmed: true }],
  ['a text that may be left out', z.string().optional(), { kind: 'text', isOptional: true, isNullable: false }],
  ['a text that may be taken away', z.string().nullish(), { isOptional: true, isNullable: true }],
  ['an address or none', z.union([z.literal(''), z.string().max(9)]), { kind: 'text', isEmptyFine: true, most: 9 }],
  ['a count', z.int().min(7).max(3650), { kind: 'number', isWhole: true, least: 7, most: 3650 }],
  ['a number', z.number().min(-90).max(90), { kind: 'number', isWhole: false, least: -90, most: 90 }],
  [
    'a day',
    z.iso
      .date()
      .refine(() => true)
      .optional(),
    { kind: 'date', isOptional: true, patterns: [] },
  ],
  ['one of few', z.enum(['a', 'b']), { kind: 'text', options: ['a', 'b'] }],
  ['a list', z.array(z.string()).min(1).max(3), { kind: 'list', least: 1, most: 3 }],
  ['numbers of an enum', z.union([z.literal(0), z.literal(1)]), { kind: 'other' }],
])('%s', (_, shape, limits) => {
  expect(limitsOf(shape)).toMatchObject(limits)
})

test('a field of an object inside is named by its way', () => {
  const shape = z.object({
    settings: z
      .object({ taxMail: z.string().max(9) })
      .partial()
      .optional(),
  })
  expect(limitsOf(shapeAt(shape, 'settings.taxMail')!)).toMatchObject({ most: 9, isOptional: true })
  const list = z.object({ players: z.array(z.object({ name: z.string().max(9) })).max(4) })
  expect(limitsOf(shapeAt(list, 'players.name')!)).toMatchObject({ most: 9 })
  expect(limitsAt(list, 'players.name')).toMatchObject({ most: 9 })
  expect(shapeAt(shape, 'settings.other')).toBeUndefined()
  expect(shapeAt(shape, 'other.taxMail')).toBeUndefined()
})
