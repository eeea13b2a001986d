import { useEffect, useRef, useState } from 'react'
import { useServerNow } from '../../../api/clock'
import { useFormat, useText } from '../../../language/use-text'
import styles from './day-picker.module.css'

const NEAR_MS = 30 * 60_000
const OPENED_SHOWN_MS = 8_000

interface OpeningClockProps {
  opensAt?: number
  firstNow: number | null
  onOpen: () => void
}

/** Counts down near an opening and notifies the page then; a screen reader hears only that. */
export function OpeningClock({ opensAt, firstNow, onOpen }: OpeningClockProps) {
  const t = useText()
  const { clockSeconds } = useFormat()
  const now = useServerNow(1000) ?? firstNow
  const opened = useOpened(opensAt, now, onOpen)
  if (now === null) return null
  const left = opensAt === undefined ? undefined : opensAt - now
  const isNear = left !== undefined && left > 0 && left <= NEAR_MS
  return (
    <div className={styles.clock} data-near={isNear || undefined}>
      <span className={styles.now}>
        <span className={styles.label}>{t('tee-times.SERVER_TIME')}</span>
        <time>{clockSeconds(now)}</time>
      </span>
      {isNear && (
        <span className={styles.left}>
          <span className={styles.label}>{t('tee-times.OPENS_IN')}</span>
          <b>{minutes(left)}</b>
        </span>
      )}
      <span className={styles.opened} aria-live="assertive">
        {opened && t('tee-times.OPENED')}
      </span>
      <span data-only-spoken aria-live="polite">
        {isNear && opensAt !== undefined && t('tee-times.OPENS_AT', { opensAt })}
      </span>
    </div>
  )
}

/** True for a moment after the awaited opening. */
function useOpened(opensAt: number | undefined, now: number | null, onOpen: () => void): boolean {
  const [awaited, setAwaited] = useState<number>()
  const [openedAt, setOpenedAt] = useState<number>()
  const notify = useRef(onOpen)
  notify.current = onOpen
  useEffect(() => {
    if (opensAt !== undefined) setAwaited(opensAt)
  }, [opensAt])
  useEffect(() => {
    if (awaited === undefined || now === null || now < awaited) return
    setAwaited(undefined)
    setOpenedAt(now)
    notify.current()
  }, [awaited, now])
  return openedAt !== undefined && now !== null && now - openedAt < OPENED_SHOWN_MS
}

function minutes(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
}
