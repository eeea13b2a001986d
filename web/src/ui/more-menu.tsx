import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Button } from './button'
import { Icon } from './icon'
import styles from './more-menu.module.css'

export interface MenuItem {
  label: string
  tone?: 'danger'
  onChoose: () => void
}

/** The actions beside the primary one. Arrows, Home and End move in it; Escape gives the focus back to the button. */
export function MoreMenu({ label, items }: { label: string; items: readonly MenuItem[] }) {
  const id = useId()
  const button = useRef<HTMLDivElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  if (items.length === 0) return null
  const entries = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]
  function press(event: KeyboardEvent) {
    const all = entries()
    const to = step(event.key, all.indexOf(document.activeElement as HTMLElement), all.length)
    if (event.key === 'Tab') menu.current?.hidePopover()
    if (to === undefined) return
    event.preventDefault()
    all[to]?.focus()
  }
  return (
    <div ref={button} className={styles.more}>
      <Button look="plain" popoverTarget={id} aria-haspopup="menu" aria-expanded={isOpen}>
        {label} <Icon name="down" size={18} />
      </Button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        className={styles.menu}
        onKeyDown={press}
        onBeforeToggle={() => place(button.current!, menu.current!, items.length)}
        onToggle={({ newState }) => {
          setOpen(newState === 'open')
          if (newState === 'open') entries()[0]?.focus()
        }}
      >
        {items.map(({ label: text, tone, onChoose }) => (
          <button
            key={text}
            type="button"
            role="menuitem"
            tabIndex={-1}
            data-tone={tone}
            onClick={() => {
              menu.current?.hidePopover()
              onChoose()
            }}
          >
            {text}
          </button>
        ))}
      </div>
    </div>
  )
}

/** Pixels: of an entry, around the entries, of the menu at most, and to the button and the edge of the window. */
const ENTRY = 44
const FRAME = 14
const WIDTH = 320
const GAP = 4

/** Below its button, or above it where there is no room below. */
function place(button: HTMLElement, menu: HTMLElement, count: number): void {
  const box = button.getBoundingClientRect()
  const height = count * ENTRY + FRAME
  const below = box.bottom + GAP
  const top = below + height > innerHeight ? box.top - GAP - height : below
  const left = Math.min(box.left, innerWidth - WIDTH - GAP)
  Object.assign(menu.style, { top: `${Math.max(GAP, top)}px`, left: `${Math.max(GAP, left)}px` })
}

/** Where a key leads from an entry; nowhere by other keys. */
function step(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count
    case 'ArrowUp':
      return (at - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
