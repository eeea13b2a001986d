import DOMPurify from 'dompurify'
import { useEffect, useRef, useState } from 'react'
import styles from './mail-panel.module.css'

// As the server writes emails: tables with their styles on each element. No links, pictures or style sheets.
const RULES = {
  ALLOWED_TAGS: ['table', 'tbody', 'tr', 'th', 'td', 'h1', 'p', 'a', 'b', '#text'],
  ALLOWED_ATTR: ['style', 'class', 'width', 'cellpadding', 'cellspacing', 'align', 'role', 'scope', 'lang'],
  RETURN_TRUSTED_TYPE: true,
}

/** The page's policy would report the style sheet while the email is read. */
const SHEETS = /<style>[^<]*<\/style>/g

/** An email as a frame shows it; trusted, because the page's own policy would drop the styles. */
const cleanMail = (html: string) => DOMPurify.sanitize(html.replace(SHEETS, ''), RULES)

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
