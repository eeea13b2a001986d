import type { SlotState } from '@clubhouse/contract/reservation/sheet/sheet'
import styles from './slot-sign.module.css'

export type Sign = SlotState | 'MINE_BOOKED'

/** One sign for each state, so that no state depends on colour alone. */
export function SlotSign({ sign }: { sign: Sign }) {
  return <span className={styles.sign} data-sign={sign} />
}

/** The pattern of a state: a strip at the edge of its line, a square in the legend. */
export function Swatch({ sign }: { sign: Sign }) {
  return <span className={styles.swatch} data-sign={sign} />
}
