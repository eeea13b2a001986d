import { penalties } from '@clubhouse/contract/member/profile'
import { Link } from 'react-router'
import { useRootHere } from '../../../api/root-data'
import { useCall } from '../../../api/use-call'
import { useCodes } from '../../../code/use-codes'
import { useFormat, useText } from '../../../language/use-text'
import { Fold } from '../../../ui/fold'
import { phoneLink } from '../../../ui/phone-link'
import type { Standing } from './standing'
import styles from './standing-band.module.css'
import { useUsedBy } from './use-used-by'

interface StandingBandProps {
  memberIdx: number
  date: string
  standing: Standing
  otherDays: readonly string[]
  onDay: (date: string) => void
  /** One line, which opens: above tee times. */
  isFolded?: boolean
}

/** A limit or suspension, once above the sheet, with what to do instead. */
export default function StandingBand({ isFolded, ...about }: StandingBandProps) {
  const { standing } = about
  const heading = <h2>{useHeading(standing)}</h2>
  const rest =
    standing.code === 'SUSPENDED' ? (
      <Suspended memberIdx={about.memberIdx} until={standing.until} />
    ) : (
      <Limited {...about} standing={standing} />
    )
  return (
    <div className={styles.band} data-why={standing.code} data-folded={isFolded} role="status">
      {isFolded ? (
        <Fold summary={heading}>{rest}</Fold>
      ) : (
        <>
          {heading}
          {rest}
        </>
      )}
    </div>
  )
}

function useHeading(standing: Standing): string {
  const t = useText()
  if (standing.code === 'SUSPENDED') return t('reservation.BAND_SUSPENDED', { until: standing.until })
  return standing.code === 'QUOTA_DAY'
    ? t('reservation.BAND_QUOTA_DAY', { count: standing.max })
    : t(`reservation.BAND_QUOTA_MONTH_${standing.dayClass}`, { count: standing.max })
}

/** Why, until when, and whom to call. */
function Suspended({ memberIdx, until }: { memberIdx: number; until: string }) {
  const t = useText()
  const { day } = useFormat()
  const { label } = useCodes('501')
  const phone = useRootHere()?.info.clubPhoneNo
  const { data } = useCall(penalties, { memberIdx }, { _nop_: true })
  const why = data?.active.find((one) => one.until === until) ?? data?.active[0]
  return (
    <>
      {why && (
        <p>
          {[why.reason ?? label(why.code, why.ruleText), why.playDate && day(why.playDate)].filter(Boolean).join(' · ')}
        </p>
      )}
      {phone && (
        <p>
          {t('reservation.BAND_CALL')} <a href={phoneLink(phone)}>{phone}</a>
        </p>
      )}
      <p>
        <Link to="/mypage">{t('reservation.BAND_DETAILS')}</Link>
      </p>
    </>
  )
}

type LimitedProps = StandingBandProps & { standing: Exclude<Standing, { code: 'SUSPENDED' }> }

function Limited({ memberIdx, date, standing, otherDays, onDay }: LimitedProps) {
  const t = useText()
  const { day } = useFormat()
  const used = useUsedBy(memberIdx, date, standing)
  return (
    <>
      {used.length > 0 && (
        <ul className={styles.used}>
          {used.map((one) => (
            <li key={one.bookingIdx}>
              <Link to={`/mypage?booking=${one.bookingIdx}`}>
                {t('reservation.BAND_YOU_PLAY', { date: one.date, time: one.time, course: one.courseName })}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {otherDays.length > 0 && (
        <div className={styles.days}>
          <span>{t('reservation.OTHER_DAYS')}</span>
          {otherDays.map((other) => (
            <button key={other} type="button" onClick={() => onDay(other)}>
              {day(other)}
            </button>
          ))}
        </div>
      )}
    </>
  )
}
