import { useEffect, useId, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { useText } from '../language/use-text'
import { Icon } from '../ui/icon'
import quiet from '../ui/quiet-button.module.css'
import styles from './bell.module.css'
import { useWaiting } from './use-waiting'

/** What waits for the manager, with the way to each list. */
export function Bell() {
  const t = useText()
  const id = useId()
  const list = useRef<HTMLElement>(null)
  const waiting = useWaiting()
  const { key } = useLocation()
  // Following a link closes the list.
  useEffect(() => list.current?.hidePopover?.(), [key])
  const total = waiting.reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      <button type="button" className={`${quiet.button} ${styles.bell}`} popoverTarget={id}>
        <Icon name="bell" />
        <span data-only-spoken>{t('office.ATTENTION', { count: total })}</span>
        {total > 0 && (
          <b className={styles.count} aria-hidden="true">
            {total > 99 ? '99+' : total}
          </b>
        )}
      </button>
      <nav ref={list} id={id} popover="auto" className={styles.list} aria-label={t('office.ATTENTION_TITLE')}>
        {waiting.length === 0 ? (
          <p>{t('office.ATTENTION_NONE')}</p>
        ) : (
          waiting.map(({ kind, count, to }) => (
            <Link key={kind} to={to}>
              {t(`office.WAITING_${kind}`, { count })}
            </Link>
          ))
        )}
      </nav>
    </>
  )
}
