import { useRef } from 'react'
import { useOnTop } from './on-top'
import { type Toast, toasts } from './toast'
import styles from './toast-view.module.css'

const MARK: Record<Toast['type'], string> = { default: '', success: '✓', info: 'i', error: '!' }

export function ToastView() {
  const shown = toasts.use()
  const box = useRef<HTMLDivElement>(null)
  useOnTop(box, shown, shown.length === 0)
  return (
    <div
      ref={box}
      popover="manual"
      className={styles.box}
      data-position={shown.at(-1)?.position ?? 'middle'}
      aria-hidden
    >
      {shown.map(({ id, text, type, durationMs }) => (
        <p key={id} className={styles.toast} data-type={type} style={{ '--lives': `${durationMs}ms` } as object}>
          {MARK[type] && <span className={styles.mark}>{MARK[type]}</span>}
          {text}
        </p>
      ))}
    </div>
  )
}
