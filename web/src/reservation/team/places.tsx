import { answerOffice } from '@clubhouse/contract/reservation/team/contract'
import { leave, type TeamPlace } from '@clubhouse/contract/reservation/team/place'
import { type RefObject, useId } from 'react'
import { ask } from '../../api/transport'
import { useSend } from '../../api/use-send'
import { useText } from '../../language/use-text'
import { Button } from '../../ui/button'
import { FactLines } from '../../ui/fact-lines'
import { AskInPlace } from '../../ui/feedback/ask-in-place'
import { toast } from '../../ui/feedback/toast'
import { StateWord } from '../../ui/state-word'
import { failText, refusalOf } from '../hold/refusal-text'
import styles from './team.module.css'
import { FORM_TONES } from './team-words'

interface Props {
  places: readonly TeamPlace[]
  onChanged: () => Promise<unknown>
  /** What is focused once a place or an offer is gone. */
  heading: RefObject<HTMLElement | null>
}

/** Groups that have the member on their roster, who was not asked: left here; and offices that wait for an answer. */
export function Places({ places, onChanged, heading }: Props) {
  const t = useText()
  const id = useId()
  if (places.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{t('team.PLACES')}</h2>
      </div>
      <p className={styles.quiet}>{t('team.PLACES_HINT')}</p>
      <ul className={styles.list}>
        {places.map((place) => (
          <Place
            key={place.formIdx}
            place={place}
            onChanged={onChanged}
            onGone={() => onChanged().then(() => heading.current?.focus())}
          />
        ))}
      </ul>
    </section>
  )
}

interface PlaceProps {
  place: TeamPlace
  /** Also after a refusal: what is displayed may be old then. */
  onChanged: () => Promise<unknown>
  onGone: () => Promise<unknown>
}

function Place({ place, onChanged, onGone }: PlaceProps) {
  const t = useText()
  const { formIdx, teamName, year, state, president, secretary, offered } = place
  const send = async () => {
    const refused = await refusalOf(t, ask(leave, { formIdx }, { toasts: 'faults' }))
    if (!refused) toast(t('team.LEFT', { name: teamName }), { type: 'success' })
    await (refused ? onChanged() : onGone())
    return refused
  }
  return (
    <li className={styles.card} data-state={state}>
      <h3>{teamName}</h3>
      <StateWord tone={FORM_TONES[state]}>{t(`team.FORM_${state}`)}</StateWord>
      <p className={styles.quiet}>{t('team.SEASON', { year: String(year) })}</p>
      <FactLines
        rows={[
          [t('team.PRESIDENT'), president],
          [t('team.SECRETARY'), secretary],
        ]}
      />
      {offered && <Offer place={place} onChanged={onChanged} onGone={onGone} />}
      <div className={styles.deeds}>
        <AskInPlace
          act={t('team.LEAVE')}
          question={t('team.LEAVE_ASK', { name: teamName })}
          keep={t('team.LEAVE_KEEP')}
          onAct={send}
        />
      </div>
    </li>
  )
}

/** An office that the member is asked to take over. */
function Offer({ place: { contractIdx, version, offered, teamName }, onChanged, onGone }: PlaceProps) {
  const t = useText()
  const { send, pending, fail } = useSend(answerOffice, { toasts: 'faults' })
  const say = (answer: 'ACCEPT' | 'DECLINE') =>
    send({ contractIdx: contractIdx!, version: version!, answer })
      .then(() => {
        toast(t(`team.OFFER_${answer === 'ACCEPT' ? 'ACCEPTED' : 'DECLINED'}`, { name: teamName }), { type: 'success' })
        return onGone()
      })
      // A refusal is said below.
      .catch(onChanged)
  return (
    <div className={styles.moved}>
      <p>{t(`team.OFFER_${offered!}`)}</p>
      <div className={styles.deeds}>
        <Button size="small" pending={pending} onClick={() => say('ACCEPT')}>
          {t('team.OFFER_ACCEPT')}
        </Button>
        <Button size="small" look="plain" pending={pending} onClick={() => say('DECLINE')}>
          {t('team.OFFER_DECLINE')}
        </Button>
      </div>
      {fail?.isRefusal && <p role="alert">{failText(t, fail)}</p>}
    </div>
  )
}
