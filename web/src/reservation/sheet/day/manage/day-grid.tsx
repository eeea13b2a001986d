import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useText } from '../../../../language/use-text'
import { grouped } from '../../../../ui/grouped'
import { deskCell, type ManagerSheet } from '../../../desk/cell/desk-cell'
import { SlotSign, Swatch } from '../../slots/slot-sign'
import styles from './days.module.css'
import { between, type GridRow, gridOf, type Place, stepFrom, toggled } from './selection'

interface Props {
  sheet: ManagerSheet
  now: number
  selected: ReadonlySet<number>
  onSelect: (selected: ReadonlySet<number>) => void
}

/** Times below one another, courses side by side. Tee times are selected by press, by dragging, and with the arrow keys. */
export function DayGrid({ sheet, now, selected, onSelect }: Props) {
  const t = useText()
  const grid = gridOf(sheet, now)
  const body = useRef<HTMLTableElement>(null)
  const drag = useDrag(grid, selected, onSelect)
  const [at, setAt] = useState<Place>({ row: 0, column: 0 })
  const anchor = useRef<Place>(undefined)
  const claims = grouped(sheet.claims, ({ slotIdx }) => slotIdx)
  const press = (event: KeyboardEvent, place: Place) => {
    const next = stepFrom(grid, place, event.key)
    if (!next) return
    event.preventDefault()
    setAt(next)
    body.current?.querySelector<HTMLElement>(`[data-place="${next.row} ${next.column}"]`)?.focus()
    if (!event.shiftKey) {
      anchor.current = undefined
      return
    }
    anchor.current ??= place
    onSelect(new Set(between(grid, anchor.current, next)))
  }
  if (grid.length === 0) return <p>{t('day-manage.NO_TEE_TIMES')}</p>
  const first = firstPlace(grid)
  const here = grid[at.row]?.slots[at.column] ? at : first
  return (
    <div className={styles.frame}>
      <table ref={body} className={styles.grid} aria-label={t('day-manage.TEE_TIMES')}>
        <thead>
          <tr>
            <th scope="col">{t('day-manage.TIME')}</th>
            {sheet.courses.map(({ courseIdx, name }) => (
              <th key={courseIdx} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {grid.flatMap(({ part, time, slots }, row) => [
            ...(grid[row - 1]?.part === part
              ? []
              : [
                  <tr key={part} className={styles.part}>
                    <th colSpan={sheet.courses.length + 1} scope="rowgroup">
                      {t(`tee-times.PART_${part}`)}
                    </th>
                  </tr>,
                ]),
            <tr key={`${part} ${time}`}>
              <th scope="row">{time}</th>
              {slots.map((slot, column) => (
                <td key={sheet.courses[column]!.courseIdx}>
                  {slot && (
                    <Cell
                      slot={slot}
                      course={sheet.courses[column]!.name}
                      cell={deskCell(slot, claims.get(slot.slotIdx) ?? [], now)}
                      isByShare={claims.get(slot.slotIdx)?.[0]?.byShare ?? false}
                      isSelected={selected.has(slot.slotIdx)}
                      place={`${row} ${column}`}
                      isHere={here.row === row && here.column === column}
                      onFocus={() => setAt({ row, column })}
                      onKeyDown={(event) => press(event, { row, column })}
                      {...drag({ row, column }, slot.slotIdx)}
                    />
                  )}
                </td>
              ))}
            </tr>,
          ])}
        </tbody>
      </table>
    </div>
  )
}

const firstPlace = (grid: readonly GridRow[]): Place => ({
  row: 0,
  column: Math.max(0, grid[0]?.slots.findIndex((slot) => slot !== undefined) ?? 0),
})

/** With a mouse or a pen, a press that moves selects all between; a finger scrolls, and a press of it selects one. */
function useDrag(
  grid: readonly GridRow[],
  selected: ReadonlySet<number>,
  onSelect: (selected: ReadonlySet<number>) => void,
) {
  const from = useRef<{ place: Place; before: ReadonlySet<number>; isMoved: boolean }>(undefined)
  useEffect(() => {
    // The click that ends a drag comes after the button is released.
    const end = () => void setTimeout(() => (from.current = undefined))
    window.addEventListener('pointerup', end)
    return () => window.removeEventListener('pointerup', end)
  }, [])
  return (place: Place, slotIdx: number) => ({
    onPointerDown: ({ pointerType, button }: PointerEvent) => {
      if (pointerType !== 'touch' && button === 0) from.current = { place, before: selected, isMoved: false }
    },
    onPointerEnter: () => {
      const start = from.current
      if (!start) return
      start.isMoved = true
      onSelect(new Set([...start.before, ...between(grid, start.place, place)]))
    },
    onClick: () => {
      if (!from.current?.isMoved) onSelect(toggled(selected, [slotIdx]))
    },
  })
}

interface CellProps {
  slot: ManagerSheet['slots'][number]
  course: string
  cell: ReturnType<typeof deskCell>
  /** Kept by the club’s share. */
  isByShare: boolean
  isSelected: boolean
  place: string
  isHere: boolean
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent) => void
  onPointerDown: (event: PointerEvent) => void
  onPointerEnter: () => void
  onClick: () => void
}

function Cell({ slot, course, cell, isByShare, isSelected, place, isHere, ...on }: CellProps) {
  const t = useText()
  const { sign, names, reason, until } = cell
  const word = sign === 'HELD' && until ? t('tee-times.STATE_HELD', { heldUntil: until }) : t(`manager.CELL_${sign}`)
  const more = [...names, reason ?? (isByShare ? t('day-manage.BY_SHARE') : '')].filter(Boolean).join(', ')
  return (
    <button
      type="button"
      className={styles.cell}
      data-sign={sign}
      data-place={place}
      aria-pressed={isSelected}
      tabIndex={isHere ? 0 : -1}
      {...on}
    >
      <Swatch sign={sign} />
      <SlotSign sign={sign} />
      <span data-only-spoken>{t('desk.TEE_TIME', { time: slot.time, course })} </span>
      <span>{word}</span>
      {more && <small>{more}</small>}
    </button>
  )
}
