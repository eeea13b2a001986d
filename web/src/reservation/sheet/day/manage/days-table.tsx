import type { ManagedDay } from '@clubhouse/contract/reservation/sheet/day-manage'
import { Link } from 'react-router'
import { useCodes } from '../../../../code/use-codes'
import { useFormat, useText } from '../../../../language/use-text'
import list from '../../../../office/list.module.css'
import { DAYS_PATH } from './day-pages'
import { DayState, Warnings } from './day-words'
import styles from './days.module.css'

interface Props {
  days: readonly ManagedDay[]
  mayPublish: boolean
  /** Drafts that are to be published, by date. */
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
}

/** The days below one another with their counts; drafts can be chosen. */
export function DaysTable({ days, mayPublish, chosen, onChoose }: Props) {
  const t = useText()
  const drafts = days.filter(({ state }) => state === 'DRAFT').map(({ date }) => date)
  const isAll = drafts.length > 0 && drafts.every((date) => chosen.has(date))
  return (
    <div className={list.frame}>
      <table className={list.table}>
        <thead>
          <tr>
            {mayPublish && (
              <th scope="col" className={list.tick}>
                <label>
                  <input
                    type="checkbox"
                    checked={isAll}
                    disabled={drafts.length === 0}
                    aria-label={t('day-manage.CHOOSE_ALL')}
                    onChange={() => onChoose(new Set(isAll ? [] : drafts))}
                  />
                  <span className={list.page}>{t('day-manage.CHOOSE_ALL')}</span>
                </label>
              </th>
            )}
            <th scope="col">{t('day-manage.DAY')}</th>
            <th scope="col">{t('day-manage.STATE')}</th>
            <th scope="col">{t('day-manage.COUNTS')}</th>
            <th scope="col">{t('day-manage.TEMPLATE')}</th>
            <th scope="col">{t('day-manage.WARNINGS')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map((one) => (
            <Row
              key={one.date}
              day={one}
              mayPublish={mayPublish}
              isChosen={chosen.has(one.date)}
              onChoose={() => {
                const next = new Set(chosen)
                if (!next.delete(one.date)) next.add(one.date)
                onChoose(next)
              }}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface RowProps {
  day: ManagedDay
  mayPublish: boolean
  isChosen: boolean
  onChoose: () => void
}

function Row({ day, mayPublish, isChosen, onChoose }: RowProps) {
  const t = useText()
  const { day: written } = useFormat()
  const { label } = useCodes('HDE')
  const name = written(day.date)
  return (
    <tr data-selected={isChosen || undefined}>
      {mayPublish && (
        <td className={list.tick}>
          {day.state === 'DRAFT' && (
            <input
              type="checkbox"
              checked={isChosen}
              aria-label={t('day-manage.CHOOSE', { day: name })}
              onChange={onChoose}
            />
          )}
        </td>
      )}
      <th scope="row" className={list.title}>
        <Link to={`${DAYS_PATH}/${day.date}`}>{name}</Link>
        <div>{[label(day.dayType), day.holidayName].filter(Boolean).join(' · ')}</div>
      </th>
      <td data-head={t('day-manage.STATE')}>
        <DayState state={day.state} />
      </td>
      <td data-head={t('day-manage.COUNTS')}>
        <Counts ledger={day.ledger} waiting={day.waiting} />
      </td>
      <td data-head={t('day-manage.TEMPLATE')}>{day.templateName ?? '–'}</td>
      <td data-head={t('day-manage.WARNINGS')}>
        {day.warnings.length > 0 ? <Warnings warnings={day.warnings} /> : '–'}
      </td>
    </tr>
  )
}

function Counts({ ledger, waiting }: Pick<ManagedDay, 'ledger' | 'waiting'>) {
  const t = useText()
  const counts = [
    ['OPEN', ledger.open],
    ['BOOKED', ledger.member + ledger.nonMember],
    ['HOUSE', ledger.house],
    ['TEAM', ledger.team + ledger.draw],
    ['BLOCKED', ledger.blocked],
    ['STANDBY', waiting],
  ] as const
  const shown = counts.filter(([, count]) => count > 0)
  return (
    <ul className={styles.counts}>
      <li>{t('manager.COUNT_TOTAL', { count: ledger.total })}</li>
      {shown.map(([name, count]) => (
        <li key={name}>
          {t(`manager.COUNT_${name}`)} {count}
        </li>
      ))}
    </ul>
  )
}
