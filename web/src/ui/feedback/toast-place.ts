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

/** The first place in which nothing is covered: the middle, as specified, else the lower or the upper edge. */
export function placeFor(
  // Of a DOMRect nothing would be copied with it.
  { left, width, height }: Rect,
  viewport: { height: number },
  isTaken: (rect: Rect) => boolean,
): Place {
  const tops: [Place, number][] = [
    ['middle', (viewport.height - height) / 2],
    ['bottom', viewport.height - FROM_BOTTOM - height],
    ['top', FROM_TOP],
  ]
  return tops.find(([, top]) => !isTaken({ left, top, width, height }))?.[0] ?? 'middle'
}

/** Whether the rectangle covers a control, or the record that has the focus, which is what a toast speaks of. */
export function isTaken(rect: Rect): boolean {
  const focused = document.activeElement
  const record = focused?.closest(RECORD) ?? focused
  if (record && record !== document.body && overlap(record.getBoundingClientRect(), rect)) return true
  for (let x = 0; x <= 6; x++)
    for (let y = 0; y <= 2; y++) {
      const under = document.elementsFromPoint(rect.left + (rect.width * x) / 6, rect.top + (rect.height * y) / 2)
      if (under.some((element) => element.matches(CONTROLS))) return true
    }
  return false
}

const overlap = (a: Rect, b: Rect) =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height
