import type { MAIL_KINDS } from '@clubhouse/contract/mail'
import type { PenaltyState } from '@clubhouse/contract/reservation/rules/penalty'
import { useFormat, useText } from '../../../language/use-text'
import base from '../../../ui/base.module.css'
import { Time } from '../../../ui/time'
import type { DeskBookingData } from './desk-booking-data'
import styles from './desk-panel.module.css'

/** What was done to the booking, which penalties followed, and what its people were told. */
export function DeskTrail({ booking: { history, penalties, mails } }: { booking: DeskBookingData }) {
  const t = useText()
  const { instant } = useFormat()
  return (
    <>
      {penalties.length > 0 && (
        <section className={styles.part}>
          <h3>{t('desk.PENALTY')}</h3>
          <ul>
            {penalties.map((penalty) => (
              <li key={penalty.penaltyIdx}>
                <PenaltyLine penalty={penalty} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={styles.part}>
        <h3>{t('desk.HISTORY')}</h3>
        <ol>
          {history.map(({ version, at, by, what, reason }) => (
            <li key={version}>
              <b>{what}</b>
              {reason && <span>{reason}</span>}
              <span className={base.quiet}>{t('desk.BY', { name: by.name, at })}</span>
            </li>
          ))}
        </ol>
      </section>
      {mails.length > 0 && (
        <section className={styles.part}>
          <h3>{t('desk.TOLD')}</h3>
          <ul>
            {mails.map(({ kind, name, at }) => (
              <li key={`${kind} ${name} ${at}`}>
                {t(`outbox.KIND_${kind as (typeof MAIL_KINDS)[number]}`)} · {name} · <Time at={at}>{instant(at)}</Time>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** The rule, its days or its money, and its state: one that is over is no longer in force. */
function PenaltyLine({ penalty }: { penalty: DeskBookingData['penalties'][number] }) {
  const t = useText()
  const { money, day } = useFormat()
  const { ruleText, from, until, money: amount, state, paid } = penalty
  const parts = [
    ruleText,
    until ? `${day(from, 'date')} – ${day(until, 'date')}` : amount != null && money(amount),
    t(`penalty-list.STATE_${state as PenaltyState}`),
    state === 'WAIVED' && paid && `${t('penalty-list.TO_RETURN')}: ${money(amount ?? 0)}`,
  ]
  return parts.filter(Boolean).join(' · ')
}
