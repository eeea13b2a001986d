export interface Rect {
  left: number
  top: number
  width: number
  height: number
}

type Place = 'top' | 'middle' | 'bottom'

const FROM_TOP = 88
const FROM_BOTTOM = 32
const CONTROLS = 'a, button, input, select, textarea, summary, label'
const RECORD = 'tr, li, article, fieldset, form'

type Covers = (rect: Rect) => boolean

/**
 * The first place in which nothing is covered, else not what is spoken of: the middle, as specified, or an edge.
 * Decision 066.
 */
export function placeFor(
  // Of a DOMRect nothing would be copied with it.
  { left, width, height }: Rect,
  viewport: { height: number },
  [record, control]: readonly [record: Covers, control: Covers],
): Place {
  const places: [Place, number][] = [
    ['middle', (viewport.height - height) / 2],
    ['bottom', viewport.height - FROM_BOTTOM - height],
    ['top', FROM_TOP],
  ]
  const free = (covers: Covers) => places.find(([, top]) => !covers({ left, top, width, height }))?.[0]
  return free((rect) => record(rect) || control(rect)) ?? free(record) ?? 'middle'
}

/** The record that has the focus is what a toast speaks of. */
export function coversRecord(rect: Rect): boolean {
  const focused = document.activeElement
  const record = focused?.closest(RECORD) ?? focused
  return record !== null && record !== document.body && overlap(record.getBoundingClientRect(), rect)
}

export function coversControl(rect: Rect): boolean {
  for (let x = 0; x <= 6; x++)
    for (let y = 0; y <= 2; y++) {
      const under = document.elementsFromPoint(rect.left + (rect.width * x) / 6, rect.top + (rect.height * y) / 2)
      if (under.some((element) => element.matches(CONTROLS))) return true
    }
  return false
}

const overlap = (a: Rect, b: Rect) =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height
