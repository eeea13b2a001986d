import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import styles from './post.module.css'

interface Props {
  title: string
  lang: string
  isPhone: boolean
  children: ReactNode
}

/**
 * Shows its children in a window of their own, whose width decides as on a visitor's screen. They are rendered outside the
 * document, whose headings they would join, and copied, because markup may only be written where the page's policy for it
 * is; links in it lead nowhere.
 */
export function PreviewFrame({ title, lang, isPhone, children }: Props) {
  const [source] = useState(() => document.createElement('div'))
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const copy = () => show(frame.current?.contentDocument, source, lang)
    const watch = new MutationObserver(copy)
    watch.observe(source, { subtree: true, childList: true, characterData: true, attributes: true })
    copy()
    return () => watch.disconnect()
  }, [lang, source])
  return (
    <>
      {createPortal(children, source)}
      <iframe
        ref={frame}
        title={title}
        className={styles.frame}
        data-phone={isPhone || undefined}
        onLoad={() => show(frame.current?.contentDocument, source, lang)}
      />
    </>
  )
}

function show(into: Document | null | undefined, source: HTMLElement, lang: string): void {
  if (!into?.body) return
  const { attributes } = document.documentElement
  for (const { name, value } of attributes) if (name !== 'data-office') into.documentElement.setAttribute(name, value)
  into.documentElement.lang = lang
  if (into.head.childElementCount === 0)
    into.head.append(...stylesOf(document).map((one) => into.importNode(one, true)))
  const main = into.createElement('main')
  main.inert = true
  main.className = styles.shown!
  main.append(...[...source.childNodes].map((one) => into.importNode(one, true)))
  into.body.replaceChildren(main)
}

const stylesOf = ({ head }: Document) => [...head.querySelectorAll('link[rel=stylesheet], style')]
