import { change, type MenuOfManager } from '@clubhouse/contract/menu-manage'
import { useState } from 'react'
import { Link } from 'react-router'
import { ask } from '../../../api/transport'
import { useText } from '../../../language/use-text'
import { MissingLanguages } from '../../../office/missing-languages'
import { offerUndo } from '../../../office/undo'
import styles from './menu-edit.module.css'
import { dropped, orderOf, rowsOf, type Step, stepped } from './tree-values'

interface Props {
  tree: readonly MenuOfManager[]
  mayChange: boolean
  refresh: () => Promise<unknown>
}

const STEPS = [
  ['UP', '↑'],
  ['DOWN', '↓'],
  ['IN', '→'],
  ['OUT', '←'],
] as const satisfies readonly (readonly [Step, string])[]

const missingIn = (menu: MenuOfManager) => menu.missingIn

const arrange = (tree: readonly MenuOfManager[]) => ask(change, { order: orderOf(tree) }, { toasts: 'all' })

/** The menus in their order. They are dragged, or moved by the buttons beside them; each move can be undone. */
export function MenuTree({ tree, mayChange, refresh }: Props) {
  const t = useText()
  const [dragged, setDragged] = useState<string>()
  const [over, setOver] = useState<string>()
  const [after, setAfter] = useState<readonly MenuOfManager[]>()
  const shown = after ?? tree

  async function save(next: MenuOfManager[] | undefined) {
    if (!next || after) return
    setAfter(next)
    const saved = await arrange(next).catch(() => undefined)
    await refresh()
    setAfter(undefined)
    if (saved) offerUndo([tree], arrange, refresh, 'menu-edit.MOVED')
  }
  function drop(before: string) {
    if (dragged) save(dropped(shown, dragged, before))
    setDragged(undefined)
    setOver(undefined)
  }

  return (
    <ul className={styles.tree} aria-label={t('menu-edit.TITLE')}>
      {rowsOf(shown).map(({ menu, depth }) => (
        <li
          key={menu.code}
          className={styles.row}
          data-depth={depth}
          data-over={over === menu.code && dragged !== menu.code ? true : undefined}
          draggable={mayChange}
          onDragStart={({ dataTransfer }) => {
            dataTransfer.effectAllowed = 'move'
            dataTransfer.setData('text/plain', menu.code)
            setDragged(menu.code)
          }}
          onDragEnd={() => [setDragged(undefined), setOver(undefined)]}
          onDragOver={(event) => {
            if (!dragged) return
            event.preventDefault()
            setOver(menu.code)
          }}
          onDrop={(event) => {
            event.preventDefault()
            drop(menu.code)
          }}
        >
          <Link to={`?menu=${menu.idx}`} replace preventScrollReset draggable={false} className={styles.name}>
            {menu.name}
          </Link>
          <MissingLanguages row={menu} of={missingIn} />
          <Marks menu={menu} />
          {mayChange && (
            <span className={styles.steps}>
              {STEPS.map(([step, sign]) => {
                const next = stepped(shown, menu.code, step)
                return (
                  <button
                    key={step}
                    type="button"
                    className={styles.step}
                    aria-label={t(`menu-edit.${step}`, { name: menu.name })}
                    aria-disabled={!next || undefined}
                    onClick={() => save(next)}
                  >
                    {sign}
                  </button>
                )
              })}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

function Marks({ menu: { isVisible, isEmpty, permit, needPassword } }: { menu: MenuOfManager }) {
  const t = useText()
  const marks = [
    !isVisible && t('menu-edit.HIDDEN'),
    isVisible && isEmpty && t('menu-edit.EMPTY'),
    permit === '2' && t('menu-edit.PERMIT_2'),
    needPassword && t('menu-edit.PASSWORD_SHORT'),
  ].filter(Boolean)
  return <span className={styles.marks}>{marks.join(' · ')}</span>
}
