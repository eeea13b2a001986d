import { expect, test } from 'vitest'
import { isWeighty } from './acts'

test.each([
  // Writes that change money or slots, with a key or without.
  ['POST', '/reservation/booking', true, true],
  ['PUT', '/reservation/sheet/lock/{id}/{x}', false, true],
  ['DELETE', '/reservation/draw/{id}', false, true],
  ['POST', '/coupon', true, true],
  ['POST', '/voc', false, false],
  ['PUT', '/info', false, false],
  // Reads never need confirmation.
  ['GET', '/reservation/calendar/{id}', false, false],
] as const)(
  '%s %s, with a key: %s; sent again only when the person has said so: %s',
  (method, path, idempotent, is) => {
    expect(isWeighty({ method, path, idempotent })).toBe(is)
  },
)
