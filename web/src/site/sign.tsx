import type { ReactNode } from 'react'
import { PageHead } from '../page/page-head'
import styles from './sign.module.css'

interface Props {
  picture: ReactNode
  title: string
  message: string
  words?: string | null
  children?: ReactNode
}

export function Sign({ picture, title, message, words, children }: Props) {
  return (
    <section className={styles.sign} aria-labelledby="sign">
      <PageHead title={title} hidden />
      {picture}
      <h1 id="sign" className={styles.title}>
        {title}
      </h1>
      <p className={styles.message}>{message}</p>
      {words && <p className={styles.club}>{words}</p>}
      {children}
    </section>
  )
}
