import type { MailRow } from '@clubhouse/contract/mail'
import { Link, useSearchParams } from 'react-router'
import { useFormat, useText } from '../../language/use-text'
import { DenseTable } from '../../ui/dense-table'
import { StateWord } from '../../ui/state-word'
import { Time } from '../../ui/time'
import styles from './mail-table.module.css'
import { errorWord, kindWord, stateWord, TONES } from './mail-words'

/** The mails of a page of the list. @param open the one beside the list */
export function MailTable({ mails, open }: { mails: readonly MailRow[]; open?: number }) {
  const t = useText()
  const [query] = useSearchParams()
  const heads = ['MAIL', 'TO', 'STATES', 'TRIES', 'WHEN'].map((name) => t(`outbox.${name}`))
  const to = (mailIdx: number) => {
    const next = new URLSearchParams(query)
    next.set('mail', String(mailIdx))
    return `?${next}`
  }
  return (
    <DenseTable label={t('outbox.TITLE')} heads={heads}>
      {mails.map((mail) => (
        <tr key={mail.mailIdx} data-open={mail.mailIdx === open || undefined}>
          <th scope="row" className={styles.mail}>
            <Link to={to(mail.mailIdx)} preventScrollReset lang={mail.lang}>
              {mail.subject}
            </Link>
            <span>{kindWord(t, mail.kind)}</span>
          </th>
          <td className={styles.to}>{mail.to}</td>
          <td className={styles.state}>
            <MailState mail={mail} />
          </td>
          <td className={styles.tries} data-figures>
            {mail.tries}
          </td>
          <td className={styles.when}>
            <When at={mail.createdAt} />
          </td>
        </tr>
      ))}
    </DenseTable>
  )
}

/** Its state, and what there is to know of it. */
function MailState({ mail }: { mail: MailRow }) {
  const t = useText()
  const { instant } = useFormat()
  const error = errorWord(t, mail)
  const { state, bouncedAt, delayedAt } = mail
  const at = bouncedAt
    ? instant(bouncedAt)
    : state === 'SENT' && delayedAt && t('outbox.DELAYED', { at: instant(delayedAt) })
  return (
    <>
      <StateWord tone={TONES[mail.state]}>{stateWord(t, mail)}</StateWord>
      {at && <span className={styles.next}>{at}</span>}
      {error && <span className={styles.error}>{error}</span>}
      {mail.state === 'WAITING' && mail.tries > 0 && mail.nextAt && (
        <span className={styles.next}>{t('outbox.NEXT_TRY', { at: instant(mail.nextAt) })}</span>
      )}
    </>
  )
}

function When({ at }: { at: string }) {
  const { instant } = useFormat()
  return <Time at={at}>{instant(at)}</Time>
}
