import { useText } from '../../../../language/use-text'
import styles from './days.module.css'

const TEXTS = ['MAKE', 'AGAIN', 'SHARE', 'BLOCK', 'SUSPEND', 'HOLIDAY'] as const

/** The guide for managers, where the work is done. */
export function DayGuide() {
  const t = useText()
  return (
    <details className={styles.guide}>
      <summary>{t('day-manage.GUIDE')}</summary>
      <ul>
        {TEXTS.map((text) => (
          <li key={text}>{t(`day-manage.GUIDE_${text}`)}</li>
        ))}
      </ul>
    </details>
  )
}
