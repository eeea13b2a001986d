import type { MAIL_KINDS } from '@clubhouse/contract/mail'
import { useFormat, useText } from '../../../language/use-text'
import base from '../../../ui/base.module.css'
import { Time } from '../../../ui/time'
import type { DeskBookingData } from './desk-booking-data'
import styles from './desk-panel.module.css'

/** What was done to the booking, which penalties followed, and what its people were told. */
export function DeskTrail({ booking: { history, penalties, mails } }: { booking: DeskBookingData }) {
  const t = useText()
  const { money, day, instant } = useFormat()
  return (
    <>
      {penalties.length > 0 && (
        <section className={styles.part}>
          <h3>{t('desk.PENALTY')}</h3>
          <ul>
            {penalties.map(({ penaltyIdx, ruleText, from, until, money: amount }) => (
              <li key={penaltyIdx}>
                {ruleText} · {until ? `${day(from, 'date')} – ${day(until, 'date')}` : amount != null && money(amount)}
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
