import type { DataOf } from '@clubhouse/contract/call'
import type { TeamDate } from '@clubhouse/contract/reservation/team/team'
import {
  changeDate,
  contract,
  contractHistory,
  end,
  keepOnHoliday,
} from '@clubhouse/contract/reservation/team/team-manage'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useCall } from '../../../api/use-call'
import { useSend } from '../../../api/use-send'
import { useCodes } from '../../../code/use-codes'
import { useFormat, useText } from '../../../language/use-text'
import { AskedPanel } from '../../../office/asked-panel'
import { Facts } from '../../../office/facts'
import { useMay } from '../../../session/may'
import base from '../../../ui/base.module.css'
import { Button } from '../../../ui/button'
import { toast } from '../../../ui/feedback/toast'
import { StateWord } from '../../../ui/state-word'
import { LostDates } from '../lost-dates'
import { Played } from '../played'
import { CONTRACT_TONES, DATE_TONES, isOpen, markOf } from '../team-words'
import { usePattern } from '../use-pattern'
import { DateForm } from './date-form'
import { EndForm } from './end-form'
import styles from './manage.module.css'
import { People } from './people'
import { TEAMS_PATH } from './team-pages'

type OneContract = DataOf<typeof contract>

interface Props {
  contractIdx: number
  onClose: () => void
  onChanged: () => void
}

interface OfContract {
  of: OneContract
  refresh: () => Promise<void>
}

export function ContractPanel({ contractIdx, onClose, onChanged }: Props) {
  const t = useText()
  return (
    <AskedPanel
      asked={useCall(contract, { contractIdx })}
      title={({ teamName }) => teamName}
      {...{
        history: contractHistory,
        recordIdx: contractIdx,
        one: t('team-contract.ONE'),
        gone: t('team-contract.GONE'),
      }}
      {...{ onClose, onChanged }}
    >
      {(of, refresh) => (
        <div className={base.stack}>
          <About of={of} />
          <People roster={of.roster} />
          <Dates of={of} refresh={refresh} />
          <End of={of} refresh={refresh} />
        </div>
      )}
    </AskedPanel>
  )
}

function End({ of, refresh }: OfContract) {
  const t = useText()
  const mayEnd = useMay()(end)
  const [isEnding, setEnding] = useState(false)
  const close = () => setEnding(false)
  if (isEnding) return <EndForm {...{ of, refresh }} onDone={() => refresh().then(close)} onBack={close} />
  if (!mayEnd || of.state !== 'ACTIVE') return null
  return (
    <div className={base.buttons}>
      <Button look="risky" onClick={() => setEnding(true)}>
        {t('team-contract.END')}
      </Button>
    </div>
  )
}

function About({ of }: { of: OneContract }) {
  const t = useText()
  const { number } = useFormat()
  const cycles = useCodes('200')
  const pattern = usePattern()
  const { state, formIdx, year, roster, presidentIdx, secretaryIdx, skipsUsed, skipsMax, noShows, noShowsMax } = of
  const nameOf = (idx: number) => roster.find(({ memberIdx }) => memberIdx === idx)?.name ?? String(idx)
  /** @param heir the member who was asked to take the office over */
  const officer = (idx: number, heir?: number | null) => (
    <Link to={`/ishm/member/list/${idx}`}>
      {heir == null ? nameOf(idx) : t('team.OFFERED_TO', { name: nameOf(idx), heir: nameOf(heir) })}
    </Link>
  )
  const used = (count: number, max: number) => t('team-contract.USED', { used: number(count), most: number(max) })
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      t('team-manage.CONTRACT_STATE'),
      <StateWord key="state" tone={CONTRACT_TONES[state]}>
        {t(`team-manage.CONTRACT_${state}`)}
      </StateWord>,
    ],
    [t('team-manage.REASON'), of.reason],
    [t('team-manage.YEAR'), String(year)],
    [t('team-manage.CYCLE'), cycles.label(of.cycle)],
    [t('team-contract.WHEN'), pattern(of.pattern, of.cycle)],
    [t('team-manage.TEAMS'), number(of.teams)],
    [t('team-manage.PRESIDENT'), officer(presidentIdx, of.presidentOfferedTo)],
    [t('team-manage.SECRETARY'), officer(secretaryIdx, of.secretaryOfferedTo)],
    [t('team-contract.SKIPS'), used(skipsUsed, skipsMax)],
    [t('team-contract.NO_SHOWS'), used(noShows, noShowsMax)],
    [t('team-contract.PLAYED'), <Played key="played" {...of} />],
    [
      t('team-contract.FORM'),
      <Link key="form" to={`${TEAMS_PATH}/${formIdx}`}>
        {t('team-contract.TO_FORM')}
      </Link>,
    ],
  ]
  return <Facts of={facts} />
}

function Dates({ of, refresh }: OfContract) {
  const t = useText()
  const mayChange = useMay()(changeDate)
  const [changing, setChanging] = useState<number>()
  return (
    <section>
      <h3>{t('team-contract.DATES')}</h3>
      {of.dates.length === 0 && <p className={base.quiet}>{t('team-contract.DATES_NONE')}</p>}
      <LostDates dates={of.lostDates} />
      <ul className={styles.dates}>
        {of.dates.map((date) => (
          <li key={date.dateIdx}>
            <DateLine
              date={date}
              refresh={refresh}
              onChange={
                mayChange && of.state === 'ACTIVE' && isOpen(date) ? () => setChanging(date.dateIdx) : undefined
              }
            />
            {changing === date.dateIdx && (
              <DateForm
                date={date}
                year={of.year}
                isOver={of.state !== 'ACTIVE' || !isOpen(date)}
                refresh={refresh}
                onDone={async () => {
                  await refresh()
                  setChanging(undefined)
                }}
                onBack={() => setChanging(undefined)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Leaves a date on a holiday, for which it no longer waits. */
function KeepOnHoliday({ date: { dateIdx, version, date }, refresh }: { date: TeamDate; refresh: () => unknown }) {
  const t = useText()
  const { send, pending } = useSend(keepOnHoliday)
  const keep = () =>
    send({ dateIdx, version })
      .then(() => toast(t('team-contract.HOLIDAY_KEPT'), { type: 'success' }))
      // The transport has said why.
      .catch(() => {})
      .then(refresh)
  return (
    <Button
      look="plain"
      size="small"
      pending={pending}
      aria-label={t('team-contract.KEEP_ON_HOLIDAY_ON', { date })}
      onClick={keep}
    >
      {t('team-contract.KEEP_ON_HOLIDAY')}
    </Button>
  )
}

interface LineProps {
  date: TeamDate
  /** Left out where it cannot be changed. */
  onChange?: () => void
  refresh: () => unknown
}

function DateLine({ date, onChange, refresh }: LineProps) {
  const t = useText()
  const { day } = useFormat()
  const { state, time, teams, missing, movedFrom, onHoliday, keptOnHoliday, slots } = date
  const mark = markOf(date)
  return (
    <div className={styles.date}>
      <b>{day(date.date, 'date')}</b>
      <span>{slots.length > 0 ? slots.map((slot) => `${slot.time} ${slot.courseName}`).join(', ') : time}</span>
      <StateWord tone={DATE_TONES[state]}>{t(`team.DATE_${state}`)}</StateWord>
      <span className={base.quiet}>{t('team-contract.TEE_TIMES', { count: teams })}</span>
      {movedFrom && <span className={base.quiet}>{t('team-contract.MOVED_FROM', { from: movedFrom })}</span>}
      {mark && <StateWord tone={mark === 'REFUSED' ? 'bad' : 'wait'}>{t(`team-contract.MARK_${mark}`)}</StateWord>}
      {onHoliday && <StateWord tone="bad">{t('team-contract.ON_HOLIDAY')}</StateWord>}
      {keptOnHoliday && <StateWord tone="off">{t('team-contract.KEPT_ON_HOLIDAY')}</StateWord>}
      {missing > 0 && <StateWord tone="bad">{t('team-contract.MISSING', { count: missing })}</StateWord>}
      {onChange && onHoliday && <KeepOnHoliday date={date} refresh={refresh} />}
      {onChange && (
        <Button
          look="plain"
          size="small"
          aria-label={t('team-contract.CHANGE_DATE_ON', { date: date.date })}
          onClick={onChange}
        >
          {t('team-contract.CHANGE_DATE')}
        </Button>
      )}
    </div>
  )
}
