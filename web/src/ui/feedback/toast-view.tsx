import { useEffect, useRef } from 'react'
import { type Toast, toasts } from './toast'
import styles from './toast-view.module.css'

const MARK: Record<Toast['type'], string> = { default: '', success: '✓', info: 'i', error: '!' }

/** The toasts, above everything else, dialogs included. Errors interrupt a screen reader, the rest waits its turn. */
export function ToastView() {
  const shown = toasts.use()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Opened again for every toast, so that it lies above a dialog that opened meanwhile.
    if (shown.length === 0) return box.current?.hidePopover?.()
    box.current?.hidePopover?.()
    box.current?.showPopover?.()
  }, [shown])
  return (
    <>
      <div
        ref={box}
        popover="manual"
        className={styles.box}
        data-position={shown.at(-1)?.position ?? 'middle'}
        aria-hidden
      >
        {shown.map(({ id, text, type }) => (
          <p key={id} className={styles.toast} data-type={type}>
            {MARK[type] && <span className={styles.mark}>{MARK[type]}</span>}
            {text}
          </p>
        ))}
      </div>
      <div data-only-spoken role="status">
        {shown.filter(({ type }) => type !== 'error').map(({ text }) => `${text} `)}
      </div>
      <div data-only-spoken role="alert">
        {shown.filter(({ type }) => type === 'error').map(({ text }) => `${text} `)}
      </div>
    </>
  )
}
