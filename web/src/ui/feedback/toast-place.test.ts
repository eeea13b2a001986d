import { expect, test } from 'vitest'
import { placeFor, type Rect } from './toast-place'

const BOX = { left: 100, top: 0, width: 200, height: 50 }
const place = (control: (rect: Rect) => boolean, record = (_: Rect) => false) =>
  placeFor(BOX, { height: 900 }, [record, control])

test('the rectangle of an element is read, not copied', () => {
  class Measured {
    get left() {
      return 100
    }
    get top() {
      return 0
    }
    get width() {
      return 200
    }
    get height() {
      return 50
    }
  }
  const seen: Rect[] = []
  placeFor(new Measured(), { height: 900 }, [() => false, (rect) => seen.push(rect) > 3])
  expect(seen).toEqual([{ left: 100, top: 425, width: 200, height: 50 }])
})

test('a toast stays in the middle where nothing is covered', () => {
  expect(place(() => false)).toBe('middle')
  expect(place(({ top }) => top < 400 || top > 450)).toBe('middle')
})

test('it moves to the lower edge, else to the upper one, off what it would cover', () => {
  expect(place(({ top }) => top === 425)).toBe('bottom')
  expect(place(({ top }) => top >= 425)).toBe('top')
})

test('it stays in the middle where everything would be covered, off what it speaks of', () => {
  expect(place(() => true)).toBe('middle')
  expect(
    place(
      () => true,
      ({ top }) => top === 425,
    ),
  ).toBe('bottom')
})
