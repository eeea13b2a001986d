import type { PlannedDay, PlannedTeeTime, PreviewedDay } from '@clubhouse/contract/reservation/sheet/day-manage'
import { useFormat, useText } from '../../../../language/use-text'
import base from '../../../../ui/base.module.css'
import { ScrollFrame } from '../../../../ui/scroll-frame'
import styles from './days.module.css'

interface Props {
  plan: readonly PreviewedDay[]
  /** Existing days change too. */
  isReplaced: boolean
}

/** The days of a plan, and the tee times that would change or that are in the way. */
export function PlanTable({ plan, isReplaced }: Props) {
  const t = useText()
  const changes = plan.flatMap(({ date, teeTimes }) => teeTimes.map((teeTime) => ({ date, teeTime })))
  const shown = isReplaced || plan.every(({ state }) => state === null) ? changes : []
  return (
    <div className={base.stack} role="status">
      <ul className={styles.plan}>
        {plan.map((day) => (
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
              {shown.map(({ date, teeTime }) => (
                <Line
                  key={`${date} ${teeTime.time} ${teeTime.courseIdx}`}
                  date={plan.length === 1 ? undefined : date}
                  teeTime={teeTime}
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

/** @param date where the plan has several days */
function Line({ date, teeTime }: { date?: string; teeTime: PlannedTeeTime }) {
  const t = useText()
  const { day } = useFormat()
  const { time, courseName, change, inTheWay } = teeTime
  return (
    <tr data-change={change}>
      <th scope="row">{date ? `${day(date)} ${time}` : time}</th>
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
