import { type Dismissal, read, type Waiver } from '@clubhouse/contract/reservation/sheet/waiver'
import { useCall } from '../../../../api/use-call'
import { useText } from '../../../../language/use-text'
import base from '../../../../ui/base.module.css'
import styles from '../../../desk/deed/desk-panel.module.css'
import { weatherWords } from './weather-words'

/** The waivers of a day, the latest first, and proposals that were dismissed. */
export function WaiverList({ date }: { date: string }) {
  const { data } = useCall(read, { date }, { _nop_: true })
  if (!data) return null
  return (
    <>
      {data.list.length > 0 && <Recorded list={data.list} />}
      {data.dismissed.length > 0 && <Dismissed list={data.dismissed} />}
    </>
  )
}

function Recorded({ list }: { list: readonly Waiver[] }) {
  const t = useText()
  return (
    <section className={styles.part}>
      <h3>{t('desk.WAIVERS')}</h3>
      <ol>
        {list.map(({ waiverIdx, part, kind, measured, reason, waived, by, at }) => (
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

function Dismissed({ list }: { list: readonly Dismissal[] }) {
  const t = useText()
  return (
    <section className={styles.part}>
      <h3>{t('desk.DISMISSED')}</h3>
      <ol>
        {list.map(({ proposalIdx, part, reason, by, at, ...weather }) => (
          <li key={proposalIdx}>
            <b>
              {t(`tee-times.PART_${part}`)} · {weatherWords(weather, t)}
            </b>
            <span>{reason}</span>
            {at && <span className={base.quiet}>{t('desk.BY', { name: by ?? '–', at })}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}
