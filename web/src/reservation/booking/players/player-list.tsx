import type { Booking } from '@clubhouse/contract/reservation/booking/booking'
import { useText } from '../../../language/use-text'
import styles from './player-list.module.css'

/** Who plays: guests are marked, and named members with what they have answered while the booking stands. */
export function PlayerList({ players, state }: Pick<Booking, 'players' | 'state'>) {
  const t = useText()
  return (
    <ol className={styles.players}>
      {players.map((player) => (
        <li key={player.no}>
          {player.name || t('reservation.KIND_TBD')}
          {player.kind === 'GUEST' && <span>{t('reservation.KIND_GUEST')}</span>}
          {player.answer && state === 'CF' && <span>{t(`reservation.ANSWER_${player.answer}`)}</span>}
        </li>
      ))}
    </ol>
  )
}
