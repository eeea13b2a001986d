import { read } from '@clubhouse/contract/reservation/booking/change'
import { useReading } from '../../../api/reading'
import { ask } from '../../../api/transport'
import { useText } from '../../../language/use-text'
import { ButtonLink } from '../../../ui/button'
import { useViewer } from '../../hold/viewer'
import styles from './move-band.module.css'

/** Above the sheet: which booking is being moved, and the way back. */
export default function MoveBand({ bookingIdx }: { bookingIdx: number }) {
  const t = useText()
  const { known, memberIdx } = useViewer()
  const { data } = useReading(known && memberIdx ? `moving ${memberIdx} ${bookingIdx}` : undefined, (signal) =>
    ask(read, { bookingIdx }, { _nop_: true, signal }),
  )
  if (!data) return null
  const { date, time, courseName: course } = data
  return (
    <section className={styles.band} aria-label={t('change.MOVE')}>
      <p role="status">
        <b>{t('change.MOVING', { date, time, course })}</b> {t('change.MOVING_HINT')}
      </p>
      <ButtonLink look="plain" to={`/mypage?booking=${bookingIdx}`}>
        {t('change.MOVE_KEEP')}
      </ButtonLink>
    </section>
  )
}
