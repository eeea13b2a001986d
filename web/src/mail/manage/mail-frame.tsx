import type { Mail } from '@clubhouse/contract/mail'
import { Suspense, useState } from 'react'
import { useText } from '../../language/use-text'
import { Loading } from '../../ui/loading'
import { part } from '../../ui/part'
import styles from './mail-panel.module.css'
import { toLookAt } from './mail-words'

/** Loads the sanitiser first, because the frame's HTML passes through it. */
const Frame = part(async () => {
  const cleaner = await import('../../ui/clean-text')
  return cleaner && { default: CleanFrame }
})

/** The email in a sandboxed frame without scripts or links. */
export function MailFrame({ mail }: { mail: Mail }) {
  const t = useText()
  return (
    <>
      <Suspense fallback={<Loading lines={8} />}>
        <Frame html={mail.html} />
      </Suspense>
      <details className={styles.text}>
        <summary>{t('outbox.AS_TEXT')}</summary>
        <pre lang={mail.lang}>{mail.text}</pre>
      </details>
    </>
  )
}

function CleanFrame({ html }: { html: string }) {
  const t = useText()
  const [height, setHeight] = useState<number>()
  return (
    <iframe
      // Without scripts its own origin does no harm; with it its height can be read.
      sandbox="allow-same-origin"
      className={styles.frame}
      style={{ height }}
      title={t('outbox.AS_SENT')}
      srcDoc={toLookAt(html)}
      onLoad={({ currentTarget }) => setHeight(currentTarget.contentDocument?.documentElement.scrollHeight)}
    />
  )
}
