import { type FocusEvent, type ReactNode, useId } from 'react'
import { useText } from '../../language/use-text'
import { Icon } from '../../ui/icon'
import styles from './popup.module.css'
import { useRotation } from './use-rotation'

interface Props<T> {
  label: string
  items: readonly T[]
  keyOf: (item: T) => string
  show: (item: T) => { body: ReactNode; actions: ReactNode }
  close: () => void
}

/** A carousel of one kind of item that pauses on hover and focus. */
export function PopupGroup<T>({ label, items, keyOf, show, close }: Props<T>) {
  const t = useText()
  const id = useId()
  const turning = useRotation(items.length)
  const { rotation, hold } = turning
  const index = Math.min(rotation.index, items.length - 1)
  const item = items[index]!
  const { body, actions } = show(item)
  const leaves = ({ currentTarget, relatedTarget }: FocusEvent) => !currentTarget.contains(relatedTarget)
  return (
    <section
      className={styles.group}
      aria-roledescription={t('popup.CAROUSEL')}
      aria-labelledby={id}
      onPointerEnter={() => hold('hover', true)}
      onPointerLeave={() => hold('hover', false)}
      onFocus={() => hold('focus', true)}
      onBlur={(event) => leaves(event) && hold('focus', false)}
    >
      <div className={styles.parts}>
        <header className={styles.head}>
          <h2 id={id} className={styles.label}>
            {label}
          </h2>
          <button type="button" className={styles.close} aria-label={`${t('common.CLOSE')}: ${label}`} onClick={close}>
            <Icon name="close" />
          </button>
        </header>
        <div key={keyOf(item)} className={styles.item} aria-live={rotation.turnsAt === null ? 'polite' : 'off'}>
          {body}
        </div>
        <footer className={styles.foot}>
          <span className={styles.actions}>{actions}</span>
          <Turning index={index} count={items.length} rotation={turning} />
        </footer>
      </div>
    </section>
  )
}

interface TurningProps {
  index: number
  count: number
  rotation: ReturnType<typeof useRotation>
}

function Turning({ index, count, rotation: { rotation, hold, turn, littleMotion } }: TurningProps) {
  const t = useText()
  const isAsked = rotation.stops.includes('asked')
  const many = count > 1
  return (
    <span className={styles.turning}>
      {many && !littleMotion && (
        <button
          type="button"
          className={styles.turn}
          aria-label={isAsked ? t('popup.PLAY') : t('popup.PAUSE')}
          onClick={() => hold('asked', !isAsked)}
        >
          <Icon name={isAsked ? 'play' : 'pause'} size={16} />
        </button>
      )}
      {many && (
        <button type="button" className={styles.turn} aria-label={t('popup.PREVIOUS')} onClick={() => turn(-1)}>
          <Icon name="back" size={18} />
        </button>
      )}
      <span className={styles.counter} data-figures>
        {index + 1} / {count}
      </span>
      {many && (
        <button type="button" className={styles.turn} aria-label={t('popup.NEXT')} onClick={() => turn(1)}>
          <Icon name="arrow" size={18} />
        </button>
      )}
    </span>
  )
}
