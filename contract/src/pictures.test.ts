import { expect, it } from 'vitest'
import { PICTURES } from './file.ts'
import { everyCall } from './index.ts'

const TAKING = everyCall().filter(({ call }) => call.files?.accept.some((type) => type.startsWith('image/')))

it.each(TAKING.map(({ name, call }) => [name, call.files!.accept] as const))(
  '%s takes every picture that the product reads',
  (_, accept) => expect(accept).toEqual(expect.arrayContaining([...PICTURES])),
)

it('more than one call takes pictures', () => expect(TAKING.length).toBeGreaterThan(5))
