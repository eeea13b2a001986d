import type { KnownPlayer } from '@clubhouse/contract/reservation/desk/desk'
import { useCodes } from '../../../code/use-codes'
import { useText } from '../../../language/use-text'
import base from '../../../ui/base.module.css'
import { phoneLink } from '../../../ui/phone-link'
import type { DeskBookingData } from './desk-booking-data'
import styles from './desk-panel.module.css'

/** Who plays, with type, number and phone. */
export function DeskPlayers({ booking: { players, booker } }: { booking: DeskBookingData }) {
  const t = useText()
  return (
    <section className={styles.part}>
      <h3>{t('desk.PLAYERS')}</h3>
      <ol className={styles.players}>
        {players.map((player) => (
          <Player
            key={player.no}
            player={player}
            isBooker={player.no === 1 || (booker.memberIdx != null && player.memberIdx === booker.memberIdx)}
          />
        ))}
      </ol>
    </section>
  )
}

function Player({ player, isBooker }: { player: KnownPlayer; isBooker: boolean }) {
  const t = useText()
  const types = useCodes('702')
  const { kind, name, memberType, memberNo, phoneNo, answer } = player
  const what = [
    isBooker && t('desk.BOOKER'),
    kind === 'GUEST' && t('desk.GUEST'),
    memberType && types.label(memberType),
    memberNo,
    kind === 'TBD' && answer === 'DECLINED' && t('desk.DECLINED'),
  ].filter(Boolean)
  return (
    <li>
      <b>{name || t('desk.TO_BE_NAMED')}</b>
      <span className={base.quiet}>{what.join(' · ')}</span>
      {phoneNo && (
        <a href={phoneLink(phoneNo)} aria-label={t('desk.CALL', { name, phone: phoneNo })}>
          {phoneNo}
        </a>
      )}
    </li>
  )
}
