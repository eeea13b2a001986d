import { type KeyboardEvent, type ToggleEvent, useId, useRef } from 'react'
import { Link } from 'react-router'
import styles from './action-menu.module.css'
import button from './button.module.css'
import { Icon } from './icon'

export interface MenuAction {
  id: string
  label: string
  isDanger?: boolean
  /** A page to open, or what to do. */
  act: string | (() => void)
}

const GAP = 4
const STEPS = new Map<string, (at: number, count: number) => number>([
  ['ArrowDown', (at, count) => (at + 1) % count],
  ['ArrowUp', (at, count) => (at - 1 + count) % count],
  ['Home', () => 0],
  ['End', (_, count) => count - 1],
])

const ITEM = { role: 'menuitem', tabIndex: -1, className: styles.item }

interface ActionMenuProps {
  label: string
  /** What the label does not say, for a reader who hears it alone. It begins with the label. */
  spoken?: string
  size?: 'small' | 'medium'
  actions: readonly MenuAction[]
}

/** A button with a menu of actions. A native popover, because nothing else opens above a dialog. */
export function ActionMenu({ label, spoken, size = 'medium', actions }: ActionMenuProps) {
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const itemsOf = () => [...menu.current!.querySelectorAll<HTMLElement>('[role=menuitem]')]
  const opened = ({ newState }: ToggleEvent<HTMLDivElement>) => {
    if (newState !== 'open') return
    place(menu.current!, opener.current!)
    // This comes some time after the menu is shown: an item may have the focus by now.
    if (!menu.current!.contains(document.activeElement)) itemsOf()[0]?.focus()
  }
  const move = (event: KeyboardEvent) => {
    const items = itemsOf()
    const to = STEPS.get(event.key)?.(items.indexOf(document.activeElement as HTMLElement), items.length)
    if (to !== undefined) {
      event.preventDefault()
      items[to]?.focus()
    } else if (event.key === 'Tab') menu.current?.hidePopover?.()
  }
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={button.button}
        data-look="plain"
        data-size={size}
        aria-label={spoken}
        aria-haspopup="menu"
        popoverTarget={id}
      >
        {label}
        <Icon name="down" size={18} />
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={spoken ?? label}
        className={styles.menu}
        onToggle={opened}
        onKeyDown={move}
      >
        {actions.map(({ id: key, label: text, isDanger, act }) =>
          typeof act === 'string' ? (
            <Link key={key} {...ITEM} to={act}>
              {text}
            </Link>
          ) : (
            <button
              key={key}
              {...ITEM}
              type="button"
              data-danger={isDanger || undefined}
              onClick={() => {
                menu.current?.hidePopover?.()
                act()
              }}
            >
              {text}
            </button>
          ),
        )}
      </div>
    </>
  )
}

/** Above the button, which is in a bar at the foot; below it where there is no room. */
function place(menu: HTMLElement, opener: HTMLElement): void {
  const { top, bottom, right } = opener.getBoundingClientRect()
  const isRoom = top - GAP > menu.offsetHeight
  menu.style.top = `${isRoom ? top - GAP - menu.offsetHeight : bottom + GAP}px`
  menu.style.left = `${Math.max(GAP, right - menu.offsetWidth)}px`
}
