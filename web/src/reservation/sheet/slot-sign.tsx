import type { SlotState } from '@clubhouse/contract/reservation/sheet'
import styles from './slot-sign.module.css'

export type Sign = SlotState | 'MINE_BOOKED'

/** One sign for each state, so that no state depends on colour alone. */
const SIGNS: Record<Sign, string> = {
  OPEN: 'M8 2.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11Z',
  NOT_OPEN: 'M8 2.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11ZM8 5v3.2l2.2 1.4',
  HELD: 'M4.5 2.5h7M4.5 13.5h7M5.5 2.5v2.3L8 8l2.5-3.2V2.5M5.5 13.5v-2.3L8 8l2.5 3.2v2.3',
  MINE_HELD: 'M5 14V2.5M5 3l7 2.5L5 8',
  BOOKED: 'M8 2.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11ZM5.5 8.2 7.3 10l3.3-3.8',
  MINE_BOOKED: 'M5 14V2.5M5 3l7 2.5L5 8ZM2.5 14h6',
  PARTIAL: 'M8 2.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11ZM8 2.5v11M5 4.2v7.6M6.5 3v10',
  DRAW: 'M4.5 2.5h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2ZM5.7 5.7v.01M10.3 10.3v.01M8 8v.01',
  TEAM: 'M5.5 7.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM10.8 7.5a2 2 0 1 0 0-4M2 13c0-2.3 1.5-3.5 3.5-3.5S9 10.7 9 13M11 9.5c1.8.2 3 1.4 3 3.5',
  HOUSE: 'M2.5 8 8 3l5.5 5M4.5 7v6.5h7V7',
  BLOCKED: 'M8 2.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11ZM4.1 4.1l7.8 7.8',
  PAST: 'M3.5 8h9',
  NOT_FOR_YOU: 'M4 7.5h8v6H4ZM5.5 7.5V5.3a2.5 2.5 0 0 1 5 0v2.2',
}

export function SlotSign({ sign }: { sign: Sign }) {
  return (
    <svg className={styles.sign} viewBox="0 0 16 16" aria-hidden="true">
      <path d={SIGNS[sign]} />
    </svg>
  )
}

/** The pattern of a state: a strip at the edge of its line, a square in the legend. */
export function Swatch({ sign }: { sign: Sign }) {
  return <span className={styles.swatch} data-sign={sign} />
}
