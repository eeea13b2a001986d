// Brings what cleans HTML along: the frame's text passes through it.
import '../../ui/clean-text'
import type { Mail } from '@clubhouse/contract/mail'
import { useState } from 'react'
import { useText } from '../../language/use-text'
import styles from './mail-panel.module.css'
import { toLookAt } from './mail-words'

/** The mail as its reader sees it, in a frame in which nothing runs and nothing leads out. */
export function MailFrame({ mail }: { mail: Mail }) {
  const t = useText()
  const [height, setHeight] = useState<number>()
  return (
    <>
      <iframe
        // Without scripts its own origin does no harm; with it its height can be read.
        sandbox="allow-same-origin"
        className={styles.frame}
        style={{ height }}
        title={t('outbox.AS_SENT')}
        srcDoc={toLookAt(mail.html)}
        onLoad={({ currentTarget }) => setHeight(currentTarget.contentDocument?.documentElement.scrollHeight)}
      />
      <details className={styles.text}>
        <summary>{t('outbox.AS_TEXT')}</summary>
        <pre lang={mail.lang}>{mail.text}</pre>
      </details>
    </>
  )
}
