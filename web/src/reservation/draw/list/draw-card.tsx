import type { Draw, DrawEntry } from '@clubhouse/contract/reservation/draw/draw'
import { Link } from 'react-router'
import { useFormat, useText } from '../../../language/use-text'
import { StateWord } from '../../../ui/state-word'
import styles from '../draw.module.css'
import { DRAW_TONES, ENTRY_TONES, nextStep, stateWord } from '../draw-words'

interface Props {
  draw: Draw
  mine: readonly DrawEntry[]
  now: number | null
}

/** A draw in the list: what it is for, what comes next, and what of the reader is in it. */
export function DrawCard({ draw, mine, now }: Props) {
  const t = useText()
  const { day } = useFormat()
  const { drawIdx, title, state, playDates, slotCount, entryCount } = draw
  const next = nextStep(draw, now, t)
  return (
    <li className={styles.card} data-state={state}>
      <h2>
        <Link to={`/reservation/draws/${drawIdx}`}>{title}</Link>
      </h2>
      <StateWord tone={DRAW_TONES[state]}>{t(`draw.STATE_${state}`)}</StateWord>
      {next && <p className={styles.next}>{next}</p>}
      <p>{playDates.map((date) => day(date)).join(' · ')}</p>
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
