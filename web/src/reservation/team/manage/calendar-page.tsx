import type { DataOf } from '@clubhouse/contract/call'
import { list as seasons } from '@clubhouse/contract/reservation/team/season'
import { contracts, dates as datesOf } from '@clubhouse/contract/reservation/team/team-manage'
import { Link, useSearchParams } from 'react-router'
import { serverNow } from '../../../api/clock'
import { useCall } from '../../../api/use-call'
import { useCodes } from '../../../code/use-codes'
import { useFormat, useText } from '../../../language/use-text'
import { PageHead } from '../../../page/page-head'
import { useMay } from '../../../session/may'
import { useSession } from '../../../session/session-store'
import base from '../../../ui/base.module.css'
import { Button } from '../../../ui/button'
import { Empty } from '../../../ui/empty'
import { Select } from '../../../ui/form/select'
import { Icon } from '../../../ui/icon'
import { ListHead } from '../../../ui/list-head'
import { ScrollFrame } from '../../../ui/scroll-frame'
import { StateWord } from '../../../ui/state-word'
import { Unread } from '../../../ui/unread'
import { DATE_TONES, markOf } from '../team-words'
import { monthAfter, monthsOf, weeksOf } from './calendar-values'
import { seasonOptions } from './form-list'
import styles from './manage.module.css'
import { CONTRACTS_PATH, TeamPages } from './team-pages'

export const handle = { messages: ['team-contract', 'team-manage', 'team', 'team-season', 'form', 'manager'] }

type Planned = DataOf<typeof datesOf>[number]

/**
 * The dates of all groups of a season, a month at a time. Season and month stand in the address; it begins with this
 * year, else with the newest season that has dates.
 */
export default function CalendarPage() {
  const t = useText()
  const session = useSession()
  const mayRead = useMay()(contracts)
  const { data, error, refetch } = useCall(seasons, {}, { enabled: mayRead })
  const [query, setQuery] = useSearchParams()
  const { dayOf } = useFormat()
  const thisYear = Number(dayOf(serverNow()).slice(0, 4))
  const chosen =
    data?.find(({ seasonIdx }) => String(seasonIdx) === query.get('season')) ??
    data?.find(({ year, hasDates }) => year === thisYear && hasDates) ??
    data?.find(({ hasDates }) => hasDates) ??
    data?.[0]
  return (
    <>
      <PageHead title={t('team-contract.CALENDAR')} />
      <ListHead title={t('team-contract.CALENDAR')}>
        <p>{t('team-contract.CALENDAR_LEAD')}</p>
      </ListHead>
      {session && !mayRead && <Empty title={t('team-contract.NO_RIGHT')}>{t('common.ASK_ACCESS')}</Empty>}
      <TeamPages />
      {mayRead && !data && <Unread error={error} retry={refetch} lines={10} />}
      {data?.length === 0 && <Empty title={t('team-season.NOTHING')}>{t('team-season.NOTHING_HINT')}</Empty>}
      {chosen && (
        <>
          <div className={styles.tools}>
            <Select
              label={t('team-manage.YEAR')}
              options={seasonOptions(data ?? [])}
              value={String(chosen.seasonIdx)}
              onChange={({ target }) => setQuery({ season: target.value }, { replace: true })}
            />
          </div>
          <Season key={chosen.seasonIdx} seasonIdx={chosen.seasonIdx} year={chosen.year} />
        </>
      )}
    </>
  )
}

function Season({ seasonIdx, year }: { seasonIdx: number; year: number }) {
  const t = useText()
  const { month: nameOf, dayOf } = useFormat()
  const [query, setQuery] = useSearchParams()
  const { data: dates, error, refetch } = useCall(datesOf, { seasonIdx })
  if (!dates) return <Unread error={error} retry={refetch} lines={10} />
  if (dates.length === 0)
    return <Empty title={t('team-contract.CALENDAR_NONE')}>{t('team-contract.CALENDAR_NONE_HINT')}</Empty>
  const months = monthsOf(dates, year)
  const asked = query.get('month') ?? ''
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.test(asked)
    ? asked
    : (months.find((one) => one >= dayOf(serverNow()).slice(0, 7)) ?? months[0]!)
  const go = (by: 1 | -1) =>
    setQuery({ season: String(seasonIdx), month: monthAfter(month, by) }, { replace: true, preventScrollReset: true })
  const shown = dates.filter(({ date }) => date.startsWith(month))
  return (
    <section aria-label={nameOf(month)}>
      <div className={styles.tools}>
        <Button look="plain" size="small" aria-label={t('team-contract.MONTH_BEFORE')} onClick={() => go(-1)}>
          <Icon name="back" />
        </Button>
        <h2 aria-live="polite">{nameOf(month)}</h2>
        <Button look="plain" size="small" aria-label={t('team-contract.MONTH_AFTER')} onClick={() => go(1)}>
          <Icon name="arrow" />
        </Button>
        <span className={base.quiet}>{t('team-contract.MONTH_DATES', { count: shown.length })}</span>
      </div>
      <Month month={month} dates={shown} />
    </section>
  )
}

function Month({ month, dates }: { month: string; dates: readonly Planned[] }) {
  const { month: nameOf, day } = useFormat()
  const weekdays = useCodes('Z53')
  return (
    <ScrollFrame label={nameOf(month)}>
      <table className={styles.month}>
        <thead>
          <tr>
            {['1', '2', '3', '4', '5', '6', '7'].map((key) => (
              <th key={key} scope="col">
                {weekdays.label(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((date, i) => (
                <td key={i}>
                  {date && (
                    <>
                      <span aria-hidden>{Number(date.slice(8))}</span>
                      <span data-only-spoken>{day(date, 'long')}</span>
                      <DatesOf dates={dates.filter((one) => one.date === date)} />
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  )
}

function DatesOf({ dates }: { dates: readonly Planned[] }) {
  const t = useText()
  if (dates.length === 0) return null
  return (
    <ul>
      {dates.map((date) => {
        const mark = markOf(date)
        return (
          <li key={date.dateIdx}>
            <Link to={`${CONTRACTS_PATH}/${date.contractIdx}`}>{date.teamName}</Link>
            <small>
              {date.time} · {t('team-contract.TEE_TIMES', { count: date.teams })}
            </small>
            <StateWord tone={DATE_TONES[date.state]}>{t(`team.DATE_${date.state}`)}</StateWord>
            {date.onHoliday && <StateWord tone="bad">{t('team-contract.ON_HOLIDAY')}</StateWord>}
            {mark && (
              <StateWord tone={mark === 'REFUSED' ? 'bad' : 'wait'}>{t(`team-contract.MARK_${mark}`)}</StateWord>
            )}
          </li>
        )
      })}
    </ul>
  )
}
