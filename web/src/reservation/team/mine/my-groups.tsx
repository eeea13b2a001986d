import { contracts } from '@clubhouse/contract/reservation/team/contract'
import { places } from '@clubhouse/contract/reservation/team/place'
import type { TeamContract } from '@clubhouse/contract/reservation/team/team'
import { useId, useRef, useState } from 'react'
import { useServerNow } from '../../../api/clock'
import { useCall } from '../../../api/use-call'
import { useCodes } from '../../../code/use-codes'
import { useFormat, useText } from '../../../language/use-text'
import { Button, ButtonLink } from '../../../ui/button'
import { Empty } from '../../../ui/empty'
import { FactLines } from '../../../ui/fact-lines'
import { StateWord } from '../../../ui/state-word'
import { Unread } from '../../../ui/unread'
import { LostDates } from '../lost-dates'
import { Places } from '../places'
import { Played } from '../played'
import styles from '../team.module.css'
import { CONTRACT_TONES, isOpen } from '../team-words'
import { usePattern } from '../use-pattern'
import { DateCard } from './date-card'
import { PeopleForm } from './people-form'

/** The groups of which the member is an officer, with their dates: the view groups of My page. */
export default function MyGroups({ memberIdx }: { memberIdx: number }) {
  const t = useText()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const own = useCall(contracts, { memberIdx }, { toasts: 'faults' })
  const listed = useCall(places, { memberIdx }, { toasts: 'faults' })
  const refetch = () => Promise.all([own.refetch(), listed.refetch()])
  const data = listed.data && own.data
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {t('team.MINE')}
        </h2>
        <ButtonLink look="plain" to="/reservation?view=groups">
          {t('team.FORMS')}
        </ButtonLink>
      </div>
      {data && <Places places={listed.data} onChanged={refetch} heading={heading} />}
      {!data && <Unread error={own.error ?? listed.error} retry={refetch} lines={8} />}
      {data?.length === 0 && <Empty title={t('team.MINE_NONE')}>{t('team.MINE_NONE_HINT')}</Empty>}
      {data?.map((contract) => (
        <Contract key={contract.contractIdx} contract={contract} memberIdx={memberIdx} refresh={refetch} />
      ))}
    </section>
  )
}

interface Props {
  contract: TeamContract
  memberIdx: number
  refresh: () => Promise<unknown>
}

function Contract({ contract, memberIdx, refresh }: Props) {
  const t = useText()
  const id = useId()
  const now = useServerNow(60_000)
  const { teamName, year, state, reason, dates } = contract
  const [isChanging, setChanging] = useState(false)
  const open = dates.filter(isOpen)
  const others = dates.filter((date) => !isOpen(date))
  const shown = (list: typeof dates) => (
    <ul className={styles.list}>
      {list.map((date) => (
        <DateCard key={date.dateIdx} date={date} contract={contract} now={now} refresh={refresh} />
      ))}
    </ul>
  )
  return (
    <section className={styles.box} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id}>{t('team.NAMED', { name: teamName, year: String(year) })}</h3>
        <StateWord tone={CONTRACT_TONES[state]}>{t(`team.CONTRACT_${state}`)}</StateWord>
      </div>
      {reason && <p>{t('team.REASON', { reason })}</p>}
      <ContractFacts contract={contract} />
      <LostDates dates={contract.lostDates} />
      {state === 'ACTIVE' && !isChanging && (
        <div className={styles.deeds}>
          <Button look="plain" size="small" onClick={() => setChanging(true)}>
            {t('team.CHANGE_PEOPLE')}
          </Button>
        </div>
      )}
      {isChanging && (
        <PeopleForm contract={contract} memberIdx={memberIdx} refresh={refresh} onClose={() => setChanging(false)} />
      )}
      <h4>{t('team.DATES_OPEN')}</h4>
      {open.length === 0 && <p className={styles.quiet}>{t('team.DATES_NONE')}</p>}
      {shown(open)}
      {others.length > 0 && (
        <details>
          <summary>{t('team.DATES_OTHER', { count: others.length })}</summary>
          {shown(others)}
        </details>
      )}
    </section>
  )
}

function ContractFacts({ contract }: Pick<Props, 'contract'>) {
  const t = useText()
  const { number } = useFormat()
  const cycles = useCodes('200')
  const pattern = usePattern()
  const { cycle, teams, roster, presidentIdx, secretaryIdx, skipsUsed, skipsMax, noShows, noShowsMax } = contract
  const nameOf = (idx: number) => roster.find(({ memberIdx }) => memberIdx === idx)?.name ?? ''
  const officer = (idx: number, heir?: number | null) =>
    heir == null ? nameOf(idx) : t('team.OFFERED_TO', { name: nameOf(idx), heir: nameOf(heir) })
  const used = (count: number, max: number) => t('team.USED', { used: number(count), most: number(max) })
  return (
    <FactLines
      rows={[
        [t('team.CYCLE'), cycles.label(cycle)],
        [t('team.WHEN'), pattern(contract.pattern, cycle)],
        [t('team.TEES'), number(teams)],
        [t('team.PRESIDENT'), officer(presidentIdx, contract.presidentOfferedTo)],
        [t('team.SECRETARY'), officer(secretaryIdx, contract.secretaryOfferedTo)],
        [t('team.PEOPLE'), t('team.PEOPLE_COUNT', { count: roster.length })],
        [t('team.SKIPS'), used(skipsUsed, skipsMax)],
        [t('team.NO_SHOWS'), used(noShows, noShowsMax)],
        [t('team.PLAYED'), <Played key="played" {...contract} />],
      ]}
    />
  )
}
