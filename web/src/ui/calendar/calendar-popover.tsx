import { type ReactNode, Suspense, useId, useRef, useState } from 'react'
import { Loading } from '../loading'
import styles from './calendar.module.css'
import { placeBelow } from './place-below'

interface Props {
  className?: string
  /** Of the calendar. */
  label: string
  /** Names a button that says nothing. */
  buttonLabel?: string
  /** What the button says. */
  said: ReactNode
  disabled?: boolean
  /** The calendar, rendered while it is open; it is to close once something is chosen. */
  children: (close: () => void) => ReactNode
}

/** A button that opens a calendar below it. */
export function CalendarPopover({ className, label, buttonLabel, said, disabled, children }: Props) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-label={buttonLabel}
        disabled={disabled}
      >
        {said}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={styles.panel}
        onBeforeToggle={() => placeBelow(button.current!, panel.current!)}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {isOpen && (
          <Suspense fallback={<Loading lines={6} />}>{children(() => panel.current?.hidePopover?.())}</Suspense>
        )}
      </div>
    </>
  )
}
