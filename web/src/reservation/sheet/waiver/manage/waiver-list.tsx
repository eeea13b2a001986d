import { read } from '@clubhouse/contract/reservation/sheet/waiver'
import { useCall } from '../../../../api/use-call'
import { useText } from '../../../../language/use-text'
import base from '../../../../ui/base.module.css'
import styles from '../../../desk/deed/desk-panel.module.css'

/** The waivers of a day, the latest first. */
export function WaiverList({ date }: { date: string }) {
  const t = useText()
  const { data } = useCall(read, { date }, { _nop_: true })
  if (!data || data.list.length === 0) return null
  return (
    <section className={styles.part}>
      <h3>{t('desk.WAIVERS')}</h3>
      <ol>
        {data.list.map(({ waiverIdx, part, kind, measured, reason, waived, by, at }) => (
          <li key={waiverIdx}>
            <b>
              {part ? t(`tee-times.PART_${part}`) : t('desk.WAIVER_DAY')} · {t(`desk.WEATHER_${kind}`)}, {measured}
            </b>
            <span>{reason}</span>
            <span>{t('desk.WAIVER_WAIVED', { count: waived })}</span>
            <span className={base.quiet}>{t('desk.BY', { name: by ?? '–', at })}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
