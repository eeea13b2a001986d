import { decide, form, formHistory, type ManagedTeamFormDetail } from '@clubhouse/contract/reservation/team/team-manage'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useCall } from '../../../api/use-call'
import { useCodes } from '../../../code/use-codes'
import { useFormat, useText } from '../../../language/use-text'
import { AskedPanel } from '../../../office/asked-panel'
import { Facts } from '../../../office/facts'
import { useMay } from '../../../session/may'
import base from '../../../ui/base.module.css'
import { Button } from '../../../ui/button'
import { StateWord } from '../../../ui/state-word'
import { FORM_TONES } from '../team-words'
import { usePattern } from '../use-pattern'
import { DecideForm } from './decide-form'
import { People } from './people'
import { CONTRACTS_PATH, TEAMS_PATH } from './team-pages'

interface Props {
  formIdx: number
  onClose: () => void
  onChanged: () => void
}

export function FormPanel({ formIdx, onClose, onChanged }: Props) {
  const t = useText()
  return (
    <AskedPanel
      asked={useCall(form, { formIdx })}
      title={({ teamName }) => teamName}
      {...{ history: formHistory, recordIdx: formIdx, one: t('team-manage.ONE'), gone: t('team-manage.GONE') }}
      {...{ onClose, onChanged }}
    >
      {(application, refresh) => (
        <div className={base.stack}>
          <About of={application} />
          <Wishes of={application} />
          <People roster={application.roster} />
          <Decision of={application} refresh={refresh} />
        </div>
      )}
    </AskedPanel>
  )
}

function Decision({ of, refresh }: { of: ManagedTeamFormDetail; refresh: () => Promise<void> }) {
  const t = useText()
  const mayDecide = useMay()(decide)
  const [isDeciding, setDeciding] = useState(false)
  const close = () => setDeciding(false)
  if (isDeciding) return <DecideForm {...{ of, refresh }} onDone={() => refresh().then(close)} onBack={close} />
  if (!mayDecide || of.decisions.length === 0) return null
  return (
    <div className={base.buttons}>
      <Button onClick={() => setDeciding(true)}>{t('team-manage.DECIDE')}</Button>
    </div>
  )
}

function About({ of }: { of: ManagedTeamFormDetail }) {
  const t = useText()
  const { number, instant } = useFormat()
  const cycles = useCodes('200')
  const { state, year, president, secretary, score, contractIdx, submittedAt, skipMonths, memo, reason } = of
  const member = ({ memberIdx, name }: typeof president) => <Link to={`/ishm/member/list/${memberIdx}`}>{name}</Link>
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      t('team-manage.FORM_STATE'),
      <StateWord key="state" tone={FORM_TONES[state]}>
        {t(`team-manage.FORM_${state}`)}
      </StateWord>,
    ],
    [t('team-manage.YEAR'), String(year)],
    [t('team-manage.SUBMITTED'), submittedAt && instant(submittedAt)],
    [t('team-manage.PRESIDENT'), member(president)],
    [t('team-manage.SECRETARY'), member(secretary)],
    [t('team-manage.CYCLE'), cycles.label(of.cycle)],
    [t('team-manage.TEAMS'), number(of.teams)],
    [t('team-manage.MONTHS'), skipMonths.map((month) => number(month)).join(', ')],
    [t('team-manage.MEMO'), memo],
    [t('team-manage.ROUNDS'), number(score.rounds)],
    [t('team-manage.LATE'), number(score.lateCancels)],
    [t('team-manage.SHARE'), t('team-manage.PER_CENT', { value: number(score.memberShare) })],
    [t('team-manage.LAST'), score.last && <Last key="last" of={of} last={score.last} />],
    [t('team-manage.PLACE'), of.place != null && number(of.place)],
    [t('team-manage.REASON'), reason],
    [
      t('team-manage.CONTRACT_STATE'),
      contractIdx != null && <Link to={`${CONTRACTS_PATH}/${contractIdx}`}>{t('team-manage.TO_CONTRACT')}</Link>,
    ],
  ]
  return <Facts of={facts} />
}

interface LastProps {
  of: ManagedTeamFormDetail
  last: NonNullable<ManagedTeamFormDetail['score']['last']>
}

/** How much its officers’ group of an earlier season played, beside what the club asks. */
function Last({ of: { playedLeast }, last: { contractIdx, teamName: name, year, playedShare } }: LastProps) {
  const t = useText()
  const { number } = useFormat()
  const said = { name, year: String(year) }
  return (
    <>
      <Link to={`${CONTRACTS_PATH}/${contractIdx}`}>
        {playedShare === null
          ? t('team-manage.LAST_NOT_YET', said)
          : t('team-manage.LAST_PLAYED', { ...said, value: number(playedShare) })}
      </Link>{' '}
      {playedShare !== null && playedShare < playedLeast && (
        <StateWord tone="bad">{t('team-manage.LAST_BELOW', { least: number(playedLeast) })}</StateWord>
      )}
    </>
  )
}

/** The wishes in their order: how many tee times are left for each, and who else wants it. */
function Wishes({ of: { wishes, cycle, left, conflicts, approvedWish } }: { of: ManagedTeamFormDetail }) {
  const t = useText()
  const pattern = usePattern()
  return (
    <section>
      <h3>{t('team-manage.WISHES')}</h3>
      <ol>
        {wishes.map((wish, no) => (
          <li key={`${wish.weekType} ${wish.weekday} ${wish.hour}`}>
            {pattern(wish, cycle)}
            {approvedWish === no && ` · ${t('team-manage.FORM_APPROVED')}`}
            <br />
            <span className={base.quiet}>{t('team-manage.LEFT', { count: left[no] ?? 0 })}</span>
            {conflicts
              .filter((one) => one.wish === no)
              .map(({ formIdx, teamName, state, teams }) => (
                <div key={formIdx}>
                  <Link to={`${TEAMS_PATH}/${formIdx}`}>{teamName}</Link>{' '}
                  <span className={base.quiet}>
                    {t('team-manage.CONFLICT', { count: teams, state: t(`team-manage.FORM_${state}`) })}
                  </span>
                </div>
              ))}
          </li>
        ))}
      </ol>
    </section>
  )
}
