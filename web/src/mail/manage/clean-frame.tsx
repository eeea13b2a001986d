import { useEffect, useRef, useState } from 'react'
import { useText } from '../../language/use-text'
import { cleanMail } from './clean-mail'
import styles from './mail-panel.module.css'

/** The email in a sandboxed frame without scripts or links. */
export default function CleanFrame({ html }: { html: string }) {
  const t = useText()
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState<number>()
  useEffect(() => {
    // React would make a text of it.
    if (frame.current) frame.current.srcdoc = cleanMail(html) as unknown as string
  }, [html])
  return (
    <iframe
      ref={frame}
      // Without scripts its own origin does no harm; with it its height can be read.
      sandbox="allow-same-origin"
      className={styles.frame}
      style={{ height }}
      title={t('outbox.AS_SENT')}
      onLoad={({ currentTarget }) => setHeight(currentTarget.contentDocument?.documentElement.scrollHeight)}
    />
  )
}
