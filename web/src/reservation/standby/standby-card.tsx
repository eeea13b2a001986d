import { change, forDay, leave, type Waiting } from '@clubhouse/contract/reservation/standby/standby'
import { useState } from 'react'
import { CallFail } from '../../api/call-fail'
import { ask } from '../../api/transport'
import { useCall } from '../../api/use-call'
import { useFormat, useText } from '../../language/use-text'
import base from '../../ui/base.module.css'
import { Button, ButtonLink } from '../../ui/button'
import { toast } from '../../ui/feedback/toast'
import forms from '../../ui/form/form.module.css'
import { StateWord } from '../../ui/state-word'
import { failText } from '../hold/refusal-text'
import { OfferBox } from './offer-box'
import styles from './stand-by.module.css'
import { StandbyForm } from './standby-form'
import { isOpen, STANDBY_TONES, spansOf, standbyWord } from './standby-words'

interface Props {
  memberIdx: number
  entry: Waiting
  onChanged: () => Promise<unknown>
}

export function StandbyCard({ memberIdx, entry, onChanged }: Props) {
  const t = useText()
  const { day, money } = useFormat()
  const { date, courseName, hours, partySize, noticeHours, auto, total, position, offer, state, bookingIdx, players } =
    entry
  const names = players.flatMap(({ no, name }) => (no > 1 && name ? [name] : []))
  const facts = [
    [t('standby.HOURS'), spansOf(hours)],
    [t('standby.COURSE'), courseName ?? t('standby.ANY_COURSE')],
    [t('standby.PARTY'), t('standby.PLAYERS', { count: partySize })],
    ...(names.length > 0 ? [[t('standby.COMPANIONS'), names.join(', ')] as const] : []),
    [t('standby.NOTICE'), t('standby.NOTICE_IS', { count: noticeHours })],
    [
      t('standby.AUTO_SHORT'),
      auto && total != null ? t('standby.AUTO_IS', { total: money(total) }) : t('standby.ASK_ME'),
    ],
  ] as const
  return (
    <li className={styles.card} data-state={state}>
      <h2>{day(date)}</h2>
      <StateWord tone={STANDBY_TONES[state] ?? 'off'}>{standbyWord(entry, t)}</StateWord>
      {position != null && !offer && <p>{t('standby.WAITING', { count: position })}</p>}
      {offer && <OfferBox offer={offer} onChanged={onChanged} />}
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {bookingIdx != null && (
        <div>
          <ButtonLink look="plain" size="small" to={`/mypage?booking=${bookingIdx}`}>
            {t('standby.SEE_BOOKING')}
          </ButtonLink>
        </div>
      )}
      {isOpen(entry) && <Deeds memberIdx={memberIdx} entry={entry} onChanged={onChanged} />}
    </li>
  )
}

/** What the member can do with a running entry. Leaving is asked for once more in the card itself. */
function Deeds({ memberIdx, entry, onChanged }: Props) {
  const t = useText()
  const [doing, setDoing] = useState<'edit' | 'leave'>()
  const [pending, setPending] = useState(false)
  const [fault, setFault] = useState<string>()
  const { waitingIdx, version, paused, state } = entry
  const attempt = async (work: () => Promise<unknown>, done: 'LEFT' | 'STOPPED' | 'CONTINUED') => {
    setPending(true)
    setFault(undefined)
    try {
      await work()
      toast(t(`standby.${done}`), { type: 'success' })
      setDoing(undefined)
    } catch (error) {
      if (!(error instanceof CallFail)) throw error
      setFault(failText(t, error))
    }
    await onChanged()
    setPending(false)
  }
  return (
    <div>
      {fault && (
        <p role="alert" className={forms.refusal}>
          {fault}
        </p>
      )}
      {doing === 'leave' ? (
        <div className={base.buttons}>
          <Button
            look="danger"
            size="small"
            pending={pending}
            onClick={() => attempt(() => ask(leave, { waitingIdx }, { toasts: 'faults' }), 'LEFT')}
          >
            {t('standby.LEAVE_NOW')}
          </Button>
          <Button look="plain" size="small" onClick={() => setDoing(undefined)}>
            {t('standby.KEEP')}
          </Button>
        </div>
      ) : (
        <div className={base.buttons}>
          {state === 'W' && (
            <>
              <Button look="plain" size="small" onClick={() => setDoing('edit')}>
                {t('standby.EDIT')}
              </Button>
              <Button
                look="plain"
                size="small"
                pending={pending}
                onClick={() =>
                  attempt(
                    () => ask(change, { waitingIdx, version, paused: !paused }, { toasts: 'faults' }),
                    paused ? 'CONTINUED' : 'STOPPED',
                  )
                }
              >
                {t(paused ? 'standby.CONTINUE' : 'standby.STOP')}
              </Button>
            </>
          )}
          <Button look="risky" size="small" onClick={() => setDoing('leave')}>
            {t('standby.LEAVE')}
          </Button>
        </div>
      )}
      {doing === 'edit' && (
        <Edit memberIdx={memberIdx} entry={entry} onChanged={onChanged} onClose={() => setDoing(undefined)} />
      )}
    </div>
  )
}

function Edit({ memberIdx, entry, onChanged, onClose }: Props & { onClose: () => void }) {
  const { data } = useCall(forDay, { memberIdx, date: entry.date })
  if (!data) return null
  return (
    <StandbyForm
      memberIdx={memberIdx}
      date={entry.date}
      about={data}
      courses={[]}
      entry={entry}
      onClose={onClose}
      onSaved={async () => {
        onClose()
        await onChanged()
      }}
    />
  )
}
