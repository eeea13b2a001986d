import { useEffect, useState } from 'react'
import { useFormat, useText } from '../../../language/use-text'
import office from '../../../office/parts.module.css'

interface Props {
  /** By the clock of this device. */
  readAt: number
  isCut: boolean
  /** Presses that are not sent yet. */
  waiting: number
}

const MINUTE_MS = 60_000

/** How old the page is while it cannot be read again, and what is kept here until then. */
export function Age({ readAt, isCut, waiting }: Props) {
  const t = useText()
  const { clock } = useFormat()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  if (!isCut && waiting === 0) return null
  const minutes = Math.max(0, Math.floor((now - readAt) / MINUTE_MS))
  return (
    <div className={office.note} data-apart role="status">
      {isCut && <p>{t('frontdesk.AGE', { at: clock(readAt), count: minutes })}</p>}
      {waiting > 0 && <p>{t('frontdesk.WAITING', { count: waiting })}</p>}
    </div>
  )
}
