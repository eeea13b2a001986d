import type { Draw, DrawEntry } from '@clubhouse/contract/reservation/draw/draw'
import { Link } from 'react-router'
import { useFormat, useText } from '../../../language/use-text'
import { StateWord } from '../../../ui/state-word'
import styles from '../draw.module.css'
import { DRAW_TONES, ENTRY_TONES, nextStep, stateWord } from '../draw-words'

interface Props {
  draw: Draw
  mine: readonly DrawEntry[]
  /** Of a draw that was revoked: one that came after it for a day of its own. */
  next?: Draw
  now: number | null
}

/** A draw in the list: what it is for, what comes next, and what of the reader is in it. */
export function DrawCard({ draw, mine, next, now }: Props) {
  const t = useText()
  const { day } = useFormat()
  const { drawIdx, title, state, slotCount, entryCount } = draw
  const step = nextStep(draw, now, t)
  const daysOf = ({ playDates }: Draw) => playDates.map((date) => day(date)).join(' · ')
  return (
    <li className={styles.card} data-state={state}>
      <h2>
        <Link to={`/reservation/draws/${drawIdx}`}>{title}</Link>
      </h2>
      <StateWord tone={DRAW_TONES[state]}>{t(`draw.STATE_${state}`)}</StateWord>
      <p>{t('draw.FOR_DAYS', { dates: daysOf(draw) })}</p>
      {state === 'REVOKED' && <p>{t('draw.REASON', { reason: draw.revokeReason ?? '' })}</p>}
      {next && (
        <p>
          <Link to={`/reservation/draws/${next.drawIdx}`}>{t('draw.NEWER', { dates: daysOf(next) })}</Link>
        </p>
      )}
      {step && <p className={styles.next}>{step}</p>}
      <p className={styles.facts}>
        <span>{t('draw.TIMES', { count: slotCount })}</span>
        {state !== 'PLANNED' && <span>{t('draw.ENTRIES', { count: entryCount })}</span>}
      </p>
      {mine.map((entry) => (
        <p key={entry.entryIdx} className={styles.own}>
          <span>{day(entry.playDate)}</span>
          <StateWord tone={ENTRY_TONES[entry.state]}>{stateWord(entry, t)}</StateWord>
        </p>
      ))}
    </li>
  )
}
