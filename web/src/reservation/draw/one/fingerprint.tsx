import { useId } from 'react'
import { useText } from '../../../language/use-text'
import styles from '../draw.module.css'

/** The fingerprint: six words, large enough to be read aloud, and the digits that decide. */
export function Fingerprint({ root, words }: { root: string; words: string }) {
  const t = useText()
  const id = useId()
  return (
    <section className={styles.print} aria-labelledby={id}>
      <h2 id={id}>{t('draw.FINGERPRINT')}</h2>
      <ol className={styles.words} lang="en">
        {words.split(' ').map((word, i) => (
          <li key={i}>{word}</li>
        ))}
      </ol>
      <p className={styles.hex}>{root.match(/.{1,8}/g)?.join(' ')}</p>
      <p className={styles.quiet}>{t('draw.FINGERPRINT_HINT')}</p>
    </section>
  )
}
