import type { DataOf } from '@clubhouse/contract/call'
import type { PlannedDay, PlannedTeeTime, preview } from '@clubhouse/contract/reservation/sheet/day-manage'
import { useFormat, useText } from '../../../../language/use-text'
import base from '../../../../ui/base.module.css'
import { ScrollFrame } from '../../../../ui/scroll-frame'
import styles from './days.module.css'

interface Props {
  plan: DataOf<typeof preview>
  /** Existing days change too. */
  isReplaced: boolean
}

/** The days of a plan, and the tee times that would change or that are in the way. */
export function PlanTable({ plan: { days, teeTimes }, isReplaced }: Props) {
  const t = useText()
  const shown = isReplaced || days.every(({ state }) => state === null) ? teeTimes : []
  return (
    <div className={base.stack} role="status">
      <ul className={styles.plan}>
        {days.map((day) => (
          <Day key={day.date} day={day} isReplaced={isReplaced} />
        ))}
      </ul>
      {shown.length > 0 && (
        <ScrollFrame label={t('day-manage.PREVIEW')} className={styles.changes}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('day-manage.TIME')}</th>
                <th scope="col">{t('day-manage.COURSE')}</th>
                <th scope="col">{t('day-manage.CHANGE')}</th>
                <th scope="col">{t('day-manage.IN_THE_WAY')}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map((teeTime) => (
                <Line
                  key={`${teeTime.date} ${teeTime.time} ${teeTime.courseIdx}`}
                  teeTime={teeTime}
                  isOne={days.length === 1}
                />
              ))}
            </tbody>
          </table>
        </ScrollFrame>
      )}
    </div>
  )
}

function Day({ day, isReplaced }: { day: PlannedDay; isReplaced: boolean }) {
  const t = useText()
  const { day: written } = useFormat()
  const { date, state, starts, adds, removes, conflict, sharesChange } = day
  const stays = state !== null && !isReplaced
  const isSame = adds === 0 && removes === 0 && !sharesChange
  const what = stays
    ? t('day-manage.PLAN_STAYS')
    : state === null
      ? t('day-manage.PLAN_NEW', { count: starts })
      : isSame
        ? t('day-manage.PLAN_SAME')
        : t('day-manage.PLAN_CHANGES', { count: starts, adds, removes })
  return (
    <li>
      <b>{written(date)}</b> {what}
      {conflict && !stays && <span className={styles.conflict}> {t(`day-manage.CONFLICT_${conflict}`)}</span>}
    </li>
  )
}

function Line({ teeTime, isOne }: { teeTime: PlannedTeeTime; isOne: boolean }) {
  const t = useText()
  const { day } = useFormat()
  const { date, time, courseName, change, inTheWay } = teeTime
  return (
    <tr data-change={change}>
      <th scope="row">{isOne ? time : `${day(date)} ${time}`}</th>
      <td>{courseName}</td>
      <td>{t(`day-manage.CHANGE_${change}`)}</td>
      <td>
        {inTheWay ? (
          <b>
            {[t(`day-manage.WAY_${inTheWay.kind}`), inTheWay.who.replaceAll(/(, -)+$/g, '')].filter(Boolean).join(': ')}
          </b>
        ) : (
          '–'
        )}
      </td>
    </tr>
  )
}
