import type { Mail } from '@clubhouse/contract/mail'
import { Suspense } from 'react'
import { useText } from '../../language/use-text'
import { Loading } from '../../ui/loading'
import { part } from '../../ui/part'
import styles from './mail-panel.module.css'

const Frame = part(() => import('./clean-frame'))

/** The email as it is sent, and its text. */
export function MailFrame({ mail }: { mail: Mail }) {
  const t = useText()
  return (
    <>
      <Suspense fallback={<Loading lines={8} />}>
        <Frame html={mail.html} title={t('outbox.AS_SENT')} />
      </Suspense>
      <details className={styles.text}>
        <summary>{t('outbox.AS_TEXT')}</summary>
        <pre lang={mail.lang}>{mail.text}</pre>
      </details>
    </>
  )
}
