import { useFormat, useText } from '../../../language/use-text'
import type { OneDraw } from './draw-about'
import styles from './draw-manage.module.css'

/** The tee times in a draw by date, those marked that the day has lost since it opened. */
export function DrawSlots({ slots }: Pick<OneDraw, 'slots'>) {
  const t = useText()
  const { day } = useFormat()
  const dates = [...new Set(slots.map(({ date }) => date))].sort()
  if (slots.length === 0) return <p>{t('draw-manage.SLOTS_LATER')}</p>
  return dates.map((date) => {
    const its = slots.filter((one) => one.date === date)
    return (
      <details key={date} className={styles.slots}>
        <summary>{`${day(date)} · ${t('draw-manage.SLOTS', { count: its.length })}`}</summary>
        <ul>
          {its.map(({ slotIdx, time, courseName, isLost }) => (
            <li key={slotIdx} data-lost={isLost || undefined}>
              {`${time} ${courseName}`}
              {isLost && <em>{t('draw-manage.SLOT_LOST')}</em>}
            </li>
          ))}
        </ul>
      </details>
    )
  })
}
