import { grouped } from '../../../ui/grouped'
import { bookingsOf, byBookingIdx, type DeskCell, deskCell, type ManagerSheet } from '../cell/desk-cell'

/** A tee time on the starter's sheet. */
export interface PaperRow extends Pick<DeskCell, 'sign' | 'unnamed'> {
  slotIdx: number
  time: string
  course: string
  players: { name: string; isGuest: boolean }[]
  /** Of its bookings, of which a shared tee time has several: whether one has a cart, a caddie; phones and notes of all. */
  cart: boolean
  caddie: boolean
  /** What the front desk gave, where it has. */
  cartNos: string[]
  caddieNos: string[]
  phones: string[]
  notes: string[]
}

/** The tee times of a day by time, then in the order of the courses; those that passed without anybody are left out. */
export function paperRows(sheet: ManagerSheet, now: number): PaperRow[] {
  const { courses, slots, claims } = sheet
  const bookings = byBookingIdx(sheet)
  const taken = grouped(claims, ({ slotIdx }) => slotIdx)
  const place = new Map(courses.map(({ courseIdx }, at) => [courseIdx, at]))
  const placeOf = ({ courseIdx }: { courseIdx: number }) => place.get(courseIdx) ?? courses.length
  return slots
    .toSorted((a, b) => a.time.localeCompare(b.time) || placeOf(a) - placeOf(b))
    .map((slot): PaperRow => {
      const here = taken.get(slot.slotIdx) ?? []
      const { sign, names, guests, unnamed, reason } = deskCell(slot, here, now)
      const booked = bookingsOf(here, bookings)
      const said = (words: readonly (string | undefined)[]) => words.flatMap((word) => word || [])
      return {
        ...{ slotIdx: slot.slotIdx, time: slot.time, sign, unnamed },
        course: courses[placeOf(slot)]?.name ?? '',
        players: names.map((name) => ({ name, isGuest: guests.includes(name) })),
        cart: booked.some(({ cart }) => cart),
        caddie: booked.some(({ caddie }) => caddie),
        cartNos: said(booked.map(({ cartNo }) => cartNo)),
        caddieNos: said(booked.map(({ caddieNo }) => caddieNo)),
        phones: said(booked.map(({ phoneNo }) => phoneNo)),
        notes: said([...booked.flatMap(({ memo, note }) => [memo, note]), reason]),
      }
    })
    .filter(({ sign }) => sign !== 'PAST')
}

export interface Paper {
  /** Undefined on the paper of all courses, whose rows name theirs. */
  course?: string
  rows: PaperRow[]
}

/** The papers of a day: one for all courses, or one for each that has tee times, in the order of the courses. */
export function papers(sheet: ManagerSheet, now: number, byCourse: boolean): Paper[] {
  if (!byCourse) return [{ rows: paperRows(sheet, now) }]
  const own = grouped(sheet.slots, ({ courseIdx }) => courseIdx)
  return sheet.courses.flatMap(({ courseIdx, name }) => {
    const rows = paperRows({ ...sheet, slots: own.get(courseIdx) ?? [] }, now)
    return rows.length > 0 ? { course: name, rows } : []
  })
}
