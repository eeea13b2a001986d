import type { EditedHole } from '@clubhouse/contract/reservation/sheet/course'
import { describe, expect, it } from 'vitest'
import { cellFault, holesIn, plainHole, stretched, valuesOf } from './card-values'

const hole = (no: number): EditedHole => ({
  ...plainHole(360),
  no,
  par: 4,
  index: no,
  tees: [360, 340, 320, 280],
  bunkers: [[180, 20, 6, 9, 0]],
  tip: { en: 'Keep left.', ko: '왼쪽으로.' },
})
const card = Array.from({ length: 9 }, (_, i) => hole(i + 1))
const langs = ['en', 'ko']
const values = valuesOf(card, 9, langs)

describe('a scorecard in a form', () => {
  it('comes back as it was', () => {
    expect(holesIn(values, 9, { card, langs })).toEqual(card)
  })

  it('is empty where no hole is entered', () => {
    expect(valuesOf([], 9, langs)).toMatchObject({ 'par 1': '', 'black 9': '', 'tip ko 3': '' })
  })

  it('gives a hole that was not drawn a straight line of its length', () => {
    const [first] = holesIn(values, 9, { card: [], langs })
    expect(first).toMatchObject({
      line: [
        [0, 0],
        [0, 360],
      ],
      bunkers: [],
      tees: [360, 340, 320, 280],
    })
  })

  it('moves what is drawn along the hole when the black tee moves', () => {
    const [first] = holesIn({ ...values, 'black 1': '720' }, 9, { card, langs })
    expect(first!.bunkers).toEqual([[360, 20, 6, 9, 0]])
    expect(stretched(hole(1), 360)).toEqual(hole(1))
  })

  it('leaves an emptied tip out', () => {
    expect(holesIn({ ...values, 'tip ko 1': ' ' }, 9, { card, langs })[0]!.tip).toEqual({ en: 'Keep left.' })
  })

  it.each([
    ['par 1', '6', 'course-edit.PAR_WRONG'],
    ['par 1', '', 'course-edit.PAR_WRONG'],
    ['index 2', '10', 'course-edit.INDEX_WRONG'],
    ['index 2', '1', 'course-edit.INDEX_TWICE'],
    ['blue 3', '39', 'course-edit.LENGTH_WRONG'],
    ['blue 3', '361', 'course-edit.LENGTH_ORDER'],
    ['blue 3', '360', undefined],
  ] as const)('%s of "%s" is said to be %s', (field, typed, key) => {
    const [cell, no] = field.split(' ') as ['par', string]
    const fault = cellFault({ ...values, [field]: typed }, Number(no), cell, 9)
    expect((fault as { key: string } | undefined)?.key).toBe(key)
  })
})
