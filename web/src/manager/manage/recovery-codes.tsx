import { useEffect, useRef } from 'react'
import { useText } from '../../language/use-text'
import { Button } from '../../ui/button'
import styles from './manager.module.css'

/** Recovery codes for a lost phone; they are shown only once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useText()
  const box = useRef<HTMLElement>(null)
  useEffect(() => void box.current?.focus(), [])
  return (
    <section ref={box} className={styles.codes} aria-labelledby="codes" tabIndex={-1}>
      <h3 id="codes">{t('account.CODES')}</h3>
      <p>{t('account.CODES_LEAD')}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button look="plain" onClick={() => window.print()}>
        {t('common.PRINT')}
      </Button>
    </section>
  )
}
