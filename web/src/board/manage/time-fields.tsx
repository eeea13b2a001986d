import { Moment } from '../../form/moment'
import { useFormat, useText } from '../../language/use-text'
import styles from './post.module.css'

export function TimeFields({ mustOpen = false, mustClose = false }: { mustOpen?: boolean; mustClose?: boolean }) {
  const t = useText()
  const { locale } = useFormat()
  return (
    <div className={styles.times}>
      <Moment name="openAt" legend={t(mustOpen ? 'board.OPENS' : 'board.OPENS_OPTIONAL')} />
      <Moment name="closeAt" legend={t(mustClose ? 'board.CLOSES' : 'board.CLOSES_OPTIONAL')} />
      <p className={styles.hint}>{t('board.ZONE', { zone: locale.zone })}</p>
    </div>
  )
}
