import { changeDate } from '@clubhouse/contract/reservation/team/contract'
import { useState } from 'react'
import { useSend } from '../../../api/use-send'
import { useFormat, useText } from '../../../language/use-text'
import { Button } from '../../../ui/button'
import { toast } from '../../../ui/feedback/toast'
import { StateWord } from '../../../ui/state-word'
import styles from '../team.module.css'
import { DATE_TONES, isOpen, stepsOf } from '../team-words'
import type { DateProps } from './date-props'
import { GiveUpForm } from './give-up-form'
import { PairForm } from './pair-form'

const DEEDS = ['pair', 'reduce', 'skip', 'cancel'] as const
type Deed = (typeof DEEDS)[number]

/** A date of a group: its tee times, who plays, and what its officers can do until when. */
export function DateCard({ date, contract, now, refresh }: DateProps & { now: number | null }) {
  const t = useText()
  const { day } = useFormat()
  const [deed, setDeed] = useState<Deed>()
  const { state, slots, missing, teams, movedFrom, onHoliday, keptOnHoliday, time } = date
  const steps = now === null ? undefined : stepsOf(date, contract, now)
  const close = () => setDeed(undefined)
  const props = { date, contract, refresh, onClose: close }
  const dateName = day(date.date, 'long')
  return (
    <li className={styles.card} data-state={state} data-moved={steps?.accept || undefined}>
      <h5>{dateName}</h5>
      <StateWord tone={DATE_TONES[state]}>{t(`team.DATE_${state}`)}</StateWord>
      {movedFrom && <p>{t('team.MOVED_FROM', { from: movedFrom })}</p>}
      {onHoliday && <p>{t('team.ON_HOLIDAY')}</p>}
      {keptOnHoliday && <p>{t('team.KEPT_ON_HOLIDAY')}</p>}
      {slots.length === 0 && isOpen(date) && (
        <p className={styles.quiet}>{t('team.NO_TIMES', { time, count: teams })}</p>
      )}
      {missing > 0 && isOpen(date) && <p>{t('team.MISSING', { count: missing })}</p>}
      {slots.length > 0 && <Times date={date} />}
      {steps?.accept && <Accept date={date} refresh={refresh} />}
      {steps?.pair && !deed && <p className={styles.quiet}>{t('team.PAIR_BY', { at: date.pairingDueAt })}</p>}
      {deed === 'pair' && <PairForm {...props} />}
      {deed && deed !== 'pair' && steps && (
        <GiveUpForm
          {...props}
          deed={deed}
          isFree={deed === 'skip' || (deed === 'reduce' ? steps.isReducedFree : steps.isCancelledFree)}
        />
      )}
      {steps && !deed && (
        <div className={styles.deeds}>
          {DEEDS.filter((one) => steps[one]).map((one) => (
            <Button
              key={one}
              size="small"
              look={one === 'pair' ? 'main' : one === 'cancel' ? 'risky' : 'plain'}
              aria-label={t(`team.DO_${one.toUpperCase() as Uppercase<Deed>}_ON`, { date: date.date })}
              onClick={() => setDeed(one)}
            >
              {t(`team.DO_${one.toUpperCase() as Uppercase<Deed>}`)}
            </Button>
          ))}
        </div>
      )}
    </li>
  )
}

/** The tee times of a date with who plays in them. */
function Times({ date: { slots, pairings } }: Pick<DateProps, 'date'>) {
  const t = useText()
  return (
    <ul>
      {slots.map(({ slotIdx, time, courseName, isShut }) => {
        const players = pairings.find((one) => one.slotIdx === slotIdx)?.players ?? []
        const names = players.map(({ name }) => name || t('reservation.KIND_TBD')).join(', ')
        return (
          <li key={slotIdx}>
            <b>
              {time} {courseName}
            </b>{' '}
            <span>{isShut ? t('team.SHUT') : names || t('team.NOT_PAIRED')}</span>
          </li>
        )
      })}
    </ul>
  )
}

/** A date that a holiday or a closure moved: accepted, or skipped free of charge. */
function Accept({
  date: { dateIdx, version, date, movedFrom, pairingDueAt },
  refresh,
}: Pick<DateProps, 'date' | 'refresh'>) {
  const t = useText()
  const { send, pending } = useSend(changeDate)
  const accept = () =>
    send({ dateIdx, version, accept: true })
      .then(() => toast(t('team.ACCEPTED', { date }), { type: 'success' }))
      // The transport has said why.
      .catch(() => {})
      .then(refresh)
  return (
    <div className={styles.moved}>
      <p>{t('team.ACCEPT_ASK', { date, from: movedFrom, at: pairingDueAt })}</p>
      <div className={styles.deeds}>
        <Button size="small" pending={pending} onClick={accept}>
          {t('team.ACCEPT')}
        </Button>
      </div>
    </div>
  )
}
