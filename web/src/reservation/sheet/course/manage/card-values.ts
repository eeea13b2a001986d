import type { EditedHole } from '@clubhouse/contract/reservation/sheet/course'
import { teeNames } from '../../../../ui/course/hole'
import type { Values } from '../../../../ui/form/draft'
import type { Said } from '../../../../ui/form/said'

export type Cell = 'par' | 'index' | (typeof teeNames)[number]
export const CELLS: readonly Cell[] = ['par', 'index', ...teeNames]

export const cellOf = (no: number, cell: Cell) => `${cell} ${no}`
export const tipOf = (no: number, lang: string) => `tip ${lang} ${no}`
/** Where the call has a field, for its limits. */
export const wayOf = (field: string) => field.replace(/^tip (\w+) \d+$/, 'holes.tip.$1')

const SHORTEST = 40
const LONGEST = 700

/** What the card of a course has in each field; empty where a hole is not entered. */
export function valuesOf(card: readonly EditedHole[], holes: number, langs: readonly string[]): Values {
  const fields = numbers(holes).flatMap((no) => {
    const hole = card.find((one) => one.no === no)
    const cells = hole ? [hole.par, hole.index, ...hole.tees] : []
    return [
      ...CELLS.map((cell, i) => [cellOf(no, cell), cells[i] === undefined ? '' : String(cells[i])] as const),
      ...langs.map((lang) => [tipOf(no, lang), hole?.tip?.[lang] ?? ''] as const),
    ]
  })
  return Object.fromEntries(fields)
}

export const numbers = (holes: number) => Array.from({ length: holes }, (_, i) => i + 1)

const read = (values: Values, no: number, cell: Cell) => {
  const typed = String(values[cellOf(no, cell)]).trim()
  return /^\d{1,3}$/.test(typed) ? Number(typed) : Number.NaN
}
const isWithin = (value: number, least: number, most: number) => value >= least && value <= most

/** What is wrong with a cell; nothing when it is right. */
export function cellFault(values: Values, no: number, cell: Cell, holes: number): Said | undefined {
  const value = read(values, no, cell)
  if (cell === 'par') return isWithin(value, 3, 5) ? undefined : { key: 'course-edit.PAR_WRONG', vars: { no } }
  if (cell !== 'index') {
    if (!isWithin(value, SHORTEST, LONGEST)) return { key: 'course-edit.LENGTH_WRONG', vars: { no } }
    return value > read(values, no, 'black') ? { key: 'course-edit.LENGTH_ORDER', vars: { no } } : undefined
  }
  if (!isWithin(value, 1, holes)) return { key: 'course-edit.INDEX_WRONG', vars: { no, most: holes } }
  const isTaken = numbers(no - 1).some((other) => read(values, other, 'index') === value)
  return isTaken ? { key: 'course-edit.INDEX_TWICE', vars: { no } } : undefined
}

/** The holes to send; the drawing of each stays, and follows a new length. */
export function holesIn(
  values: Values,
  holes: number,
  { card, langs }: { card: readonly EditedHole[]; langs: readonly string[] },
): EditedHole[] {
  return numbers(holes).map((no) => {
    const tees = teeNames.map((tee) => read(values, no, tee)) as EditedHole['tees']
    const drawn = card.find((one) => one.no === no)
    const tips = langs.map((lang) => [lang, String(values[tipOf(no, lang)]).trim()] as const)
    return {
      ...(drawn ? stretched(drawn, tees[0]) : plainHole(tees[0])),
      no,
      par: read(values, no, 'par'),
      index: read(values, no, 'index'),
      tees,
      tip: Object.fromEntries(tips.filter(([, tip]) => tip)),
    }
  })
}

type Drawing = Omit<EditedHole, 'no' | 'par' | 'index' | 'tees' | 'tip'>

/** A straight hole, for a club that has not drawn its course. @param length metres from the black tee */
export function plainHole(length: number): Drawing {
  return {
    rise: 0,
    land: 'course',
    woods: 0.4,
    line: [
      [0, 0],
      [0, length],
    ],
    fairway: [
      [Math.round(length * 0.35), 13, 13],
      [Math.round(length * 0.85), 15, 15],
    ],
    green: [13, 14, 0],
    bunkers: [],
    water: [],
  }
}

/** The same drawing for another length. */
export function stretched(hole: EditedHole, length: number): EditedHole {
  const by = length / hole.tees[0]
  if (by === 1) return hole
  const along = (at: number) => Math.round(at * by)
  return {
    ...hole,
    fairway: hole.fairway.map(([at, left, right]) => [along(at), left, right]),
    bunkers: hole.bunkers.map(([at, ...bunker]) => [along(at), ...bunker]),
    water: hole.water.map((shore) => shore.map(([at, off]) => [along(at), off])),
  }
}
