import { parentCode, type Right } from '@clubhouse/contract/manager-menu'
import { type KeyboardEvent, useState } from 'react'
import { useText } from '../../../language/use-text'
import { useManagerMenu, useSession } from '../../../session/session-store'
import { clearedBy, effective, type Letters, lettersOf, MENUS, pressed, RIGHTS } from '../../manage/right-values'
import styles from './right.module.css'

interface Props {
  letters: Letters
  /** Of a person: the menus in which the saved rights are not those of the group. */
  differsAt?: readonly string[]
  label: string
  readOnly: boolean
  onPress: (code: string, letters: string) => void
}

const AREAS = [...new Set(MENUS.flatMap(({ code }) => parentCode(code) ?? []))]
const areaOf = (code: string) => parentCode(code) ?? code

const STEPS: Record<string, readonly [row: number, column: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-10, 0],
  PageDown: [10, 0],
}

/** The column of what opens and closes an area. */
const TOGGLE = -1

interface At {
  code: string
  column: number
}

/**
 * Every menu with its four rights, by area. Tab reaches it once, arrows move in it, Space changes a right. Of a person,
 * only the areas are open in which the rights are not those of the group.
 */
export function RightGrid({ letters, differsAt, label, readOnly, onPress }: Props) {
  const t = useText()
  const session = useSession()
  const mine = lettersOf(useManagerMenu())
  const [at, setAt] = useState<At>({ code: MENUS[0]!.code, column: 0 })
  const [closed, setClosed] = useState<ReadonlySet<string>>(
    () => new Set(differsAt && AREAS.filter((area) => !differsAt.some((code) => areaOf(code) === area))),
  )
  const now = effective(letters)
  const rows = MENUS.filter(({ code }) => !closed.has(parentCode(code) ?? ''))

  function move(event: KeyboardEvent<HTMLTableElement>) {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const next = cellFrom(
      event.currentTarget,
      rows.map(({ code }) => code),
      at,
      step,
    )
    next?.focus()
    next?.scrollIntoView({ block: 'nearest' })
  }

  function toggle(area: string) {
    const next = new Set(closed)
    if (!next.delete(area)) next.add(area)
    setClosed(next)
  }

  const place = (code: string, column: number) => ({
    'data-at': `${code} ${column}`,
    tabIndex: at.code === code && at.column === column ? 0 : -1,
    onFocus: () => setAt({ code, column }),
  })

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrows move in it, as the grid pattern says
    <table role="grid" className={styles.grid} aria-label={label} aria-readonly={readOnly} onKeyDown={move}>
      <thead>
        <tr>
          <th scope="col">{t('right.MENU')}</th>
          {RIGHTS.map((right) => (
            <th key={right} scope="col">
              {t(`right.CAN_${right}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ code, rights }) => {
          const parent = clearedBy(code, letters)
          const name = t(`menu.${code}` as 'menu.900000')
          const below = MENUS.filter((menu) => parentCode(menu.code) === code)
          const isPart = (right: Right) =>
            now[code]!.includes(right) &&
            below.some((menu) => menu.rights.includes(right) && !now[menu.code]!.includes(right))
          const viewed = below.filter((menu) => now[menu.code]!.includes('R')).length
          return (
            <tr key={code} data-child={parentCode(code) !== undefined || undefined} data-cleared={parent && true}>
              <th scope="row">
                {below.length === 0 ? (
                  name
                ) : (
                  <button
                    type="button"
                    className={styles.area}
                    aria-expanded={!closed.has(code)}
                    {...place(code, TOGGLE)}
                    onClick={() => toggle(code)}
                  >
                    {name}
                    <small>{t('right.AREA', { viewed, total: below.length })}</small>
                  </button>
                )}
                {differsAt?.includes(code) && <small className={styles.differs}>{t('right.DIFFERS_HERE')}</small>}
                {parent && (
                  <small className={styles.off}>
                    {t('right.CLEARED', { parent: t(`menu.${parent}` as 'menu.900000') })}
                  </small>
                )}
              </th>
              {RIGHTS.map((right, column) => (
                <td key={right}>
                  {rights.includes(right) ? (
                    <input
                      type="checkbox"
                      aria-label={`${name}: ${t(`right.CAN_${right}`)}`}
                      {...place(code, column)}
                      ref={(box) => {
                        if (box) box.indeterminate = isPart(right)
                      }}
                      checked={now[code]!.includes(right)}
                      aria-disabled={
                        readOnly || !!parent || !(session?.isSSAdmin || mine[code]?.includes(right)) || undefined
                      }
                      onChange={({ target }) => {
                        // A press takes the mark away, also where it changes nothing.
                        target.indeterminate = isPart(right)
                        if (target.getAttribute('aria-disabled') !== 'true')
                          onPress(code, pressed(letters[code] ?? '', right))
                      }}
                    />
                  ) : (
                    <span className={styles.none} aria-hidden="true">
                      –
                    </span>
                  )}
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** The next cell that has a right, or opens an area, in the direction of the step; a long step stops at the last one. */
function cellFrom(
  grid: HTMLElement,
  codes: readonly string[],
  { code, column }: At,
  [down, right]: readonly [number, number],
) {
  const cellAt = (row: number, c: number) => grid.querySelector<HTMLElement>(`[data-at="${codes[row]} ${c}"]`)
  const row = codes.indexOf(code)
  if (right !== 0) {
    for (let c = column + right; c >= TOGGLE && c < RIGHTS.length; c += right) if (cellAt(row, c)) return cellAt(row, c)
    return null
  }
  const last = codes.length - 1
  for (let r = Math.min(last, Math.max(0, row + down)); r >= 0 && r <= last; r += Math.sign(down))
    if (cellAt(r, column) ?? cellAt(r, 0)) return cellAt(r, column) ?? cellAt(r, 0)
  return null
}
