import { useId } from 'react'
import { useText } from '../../../language/use-text'
import { Button } from '../../../ui/button'
import styles from '../draw.module.css'

interface Props {
  drawIdx: number
  bundle: unknown
  verifierUrl: string
  words: string
}

/** The bundle and the verifier as files, for those who do not want to trust this page. */
export function Downloads({ drawIdx, bundle, verifierUrl, words }: Props) {
  const t = useText()
  const id = useId()
  const name = `draw-${drawIdx}.json`
  const save = () => {
    const url = URL.createObjectURL(new Blob([JSON.stringify(bundle, null, 1)], { type: 'application/json' }))
    Object.assign(document.createElement('a'), { href: url, download: name }).click()
    setTimeout(() => URL.revokeObjectURL(url), 10_000)
  }
  return (
    <section className={styles.part} aria-labelledby={id} data-screen>
      <h2 id={id}>{t('draw.YOURSELF')}</h2>
      <p>{t('draw.YOURSELF_HINT')}</p>
      <div className={styles.deeds}>
        <Button look="plain" onClick={save}>
          {t('draw.BUNDLE')}
        </Button>
        <a className={styles.file} href={verifierUrl} download="verify.mjs">
          {t('draw.VERIFIER')}
        </a>
      </div>
      <pre className={styles.command}>{`node verify.mjs ${name} ${words}`.trim()}</pre>
    </section>
  )
}
