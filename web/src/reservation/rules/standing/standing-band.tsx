import { penalties } from '@clubhouse/contract/member/profile'
import { Link } from 'react-router'
import { useRootHere } from '../../../api/root-data'
import { useCall } from '../../../api/use-call'
import { useCodes } from '../../../code/use-codes'
import { useFormat, useText } from '../../../language/use-text'
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
}

/** A limit or suspension, once above the sheet, with what to do instead. */
export default function StandingBand({ memberIdx, date, standing, otherDays, onDay }: StandingBandProps) {
  return (
    <div className={styles.band} data-why={standing.code} role="status">
      {standing.code === 'SUSPENDED' ? (
        <Suspended memberIdx={memberIdx} until={standing.until} />
      ) : (
        <Limited memberIdx={memberIdx} date={date} standing={standing} otherDays={otherDays} onDay={onDay} />
      )}
    </div>
  )
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
      <h2>{t('reservation.BAND_SUSPENDED', { until })}</h2>
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

function Limited({ memberIdx, date, standing, otherDays, onDay }: StandingBandProps) {
  const t = useText()
  const { day } = useFormat()
  const used = useUsedBy(memberIdx, date, standing)
  if (standing.code === 'SUSPENDED') return null
  const said = { count: standing.max }
  return (
    <>
      <h2>
        {standing.code === 'QUOTA_DAY'
          ? t('reservation.BAND_QUOTA_DAY', said)
          : t(`reservation.BAND_QUOTA_MONTH_${standing.dayClass}`, said)}
      </h2>
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
