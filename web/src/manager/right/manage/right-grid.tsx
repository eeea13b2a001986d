import { parentCode } from '@clubhouse/contract/manager-menu'
import { type KeyboardEvent, useState } from 'react'
import { useText } from '../../../language/use-text'
import { useManagerMenu, useSession } from '../../../session/session-store'
import styles from './right.module.css'
import { clearedBy, effective, type Letters, lettersOf, MENUS, pressed, RIGHTS } from './right-values'

interface Props {
  letters: Letters
  label: string
  readOnly: boolean
  onPress: (code: string, letters: string) => void
}

const STEPS: Record<string, readonly [row: number, column: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-10, 0],
  PageDown: [10, 0],
}

/** Every menu with its four rights. Tab reaches it once, arrows move in it, Space changes a right. */
export function RightGrid({ letters, label, readOnly, onPress }: Props) {
  const t = useText()
  const session = useSession()
  const mine = lettersOf(useManagerMenu())
  const [at, setAt] = useState<readonly [number, number]>([0, 0])
  const now = effective(letters)

  function move(event: KeyboardEvent<HTMLTableElement>) {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const next = cellFrom(event.currentTarget, at, step)
    next?.focus()
    next?.scrollIntoView({ block: 'nearest' })
  }

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
        {MENUS.map(({ code, rights }, row) => {
          const parent = clearedBy(code, letters)
          const name = t(`menu.${code}` as 'menu.900000')
          return (
            <tr key={code} data-child={parentCode(code) !== undefined || undefined} data-cleared={parent && true}>
              <th scope="row">
                {name}
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
                      data-at={`${row} ${column}`}
                      tabIndex={row === at[0] && column === at[1] ? 0 : -1}
                      checked={now[code]!.includes(right)}
                      aria-disabled={
                        readOnly || !!parent || !(session?.isSSAdmin || mine[code]?.includes(right)) || undefined
                      }
                      onFocus={() => setAt([row, column])}
                      onChange={({ target }) => {
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

/** The next cell that has a right, in the direction of the step; a long step stops at the last one. */
function cellFrom(
  grid: HTMLElement,
  [row, column]: readonly [number, number],
  [down, right]: readonly [number, number],
) {
  const cellAt = (r: number, c: number) => grid.querySelector<HTMLInputElement>(`[data-at="${r} ${c}"]`)
  if (right !== 0) {
    for (let c = column + right; c >= 0 && c < RIGHTS.length; c += right) if (cellAt(row, c)) return cellAt(row, c)
    return null
  }
  const last = MENUS.length - 1
  for (let r = Math.min(last, Math.max(0, row + down)); r >= 0 && r <= last; r += Math.sign(down))
    if (cellAt(r, column) ?? cellAt(r, 0)) return cellAt(r, column) ?? cellAt(r, 0)
  return null
}
