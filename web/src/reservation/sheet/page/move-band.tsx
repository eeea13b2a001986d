import { read } from '@clubhouse/contract/reservation/booking/change'
import { useCall } from '../../../api/use-call'
import { useText } from '../../../language/use-text'
import { ButtonLink } from '../../../ui/button'
import { useViewer } from '../../hold/viewer'
import styles from './tee-times.module.css'

/** Above the sheet: which booking is being moved, and the way back. */
export default function MoveBand({ bookingIdx }: { bookingIdx: number }) {
  const t = useText()
  const { known, memberIdx } = useViewer()
  const { data } = useCall(read, { bookingIdx }, { enabled: known && memberIdx > 0, _nop_: true })
  if (!data) return null
  const { date, time, courseName: course } = data
  return (
    <section className={styles.band} aria-label={t('change.MOVE')}>
      <p role="status">
        <b>{t('change.MOVING', { date, time, course })}</b> <span>{t('change.MOVING_HINT')}</span>
      </p>
      <ButtonLink look="plain" size="small" to={`/mypage?booking=${bookingIdx}`}>
        {t('change.MOVE_KEEP')}
      </ButtonLink>
    </section>
  )
}
