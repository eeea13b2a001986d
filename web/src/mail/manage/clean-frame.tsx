import { useEffect, useRef, useState } from 'react'
import { cleanMail } from './clean-mail'
import styles from './mail-panel.module.css'

interface Props {
  html: string
  title: string
  /** In pixels; as wide as there is room unless given. */
  width?: number
}

/** The email in a sandboxed frame without scripts or links. */
export default function CleanFrame({ html, title, width }: Props) {
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
      style={{ height, width }}
      title={title}
      onLoad={({ currentTarget }) => setHeight(currentTarget.contentDocument?.documentElement.scrollHeight)}
    />
  )
}
