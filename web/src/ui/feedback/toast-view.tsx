import { useEffect, useRef, useState } from 'react'
import { useOnTop } from './on-top'
import { type Toast, toasts } from './toast'
import { coversControl, coversRecord, placeFor } from './toast-place'
import styles from './toast-view.module.css'

const MARK: Record<Toast['type'], string> = { default: '', success: '✓', info: 'i', error: '!' }

export function ToastView() {
  const shown = toasts.use()
  const box = useRef<HTMLDivElement>(null)
  const [free, setFree] = useState<Toast['position']>('middle')
  const wanted = shown.at(-1)?.position ?? 'middle'
  useOnTop(box, shown, shown.length === 0)
  // Measured when it is shown, and only where the middle is asked for.
  useEffect(() => {
    const rect = shown.length > 0 && box.current?.getBoundingClientRect()
    if (rect) setFree(placeFor(rect, { height: window.innerHeight }, [coversRecord, coversControl]))
  }, [shown])
  return (
    <div
      ref={box}
      popover="manual"
      className={styles.box}
      data-position={wanted === 'middle' ? free : wanted}
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
