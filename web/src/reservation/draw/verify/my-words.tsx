import type { Bundle } from '@clubhouse/draw/bundle'
import { useId, useState } from 'react'
import { useText } from '../../../language/use-text'
import { Field } from '../../../ui/field'
import { StateWord } from '../../../ui/state-word'
import styles from '../draw.module.css'
import { isFingerprint } from './links'

/** Compares the words of a message or a notice with those of the draw: only so does the check mean something. */
export function MyWords({ bundle }: { bundle: Bundle }) {
  const t = useText()
  const id = useId()
  const [typed, setTyped] = useState('')
  const isEnough = typed.trim().split(/\s+/).length >= 6 || typed.replaceAll(/\s/g, '').length >= 64
  const isSame = isFingerprint(typed, bundle)
  return (
    <section className={styles.box} aria-labelledby={id} data-screen>
      <h2 id={id}>{t('draw.MY_WORDS')}</h2>
      <Field
        label={t('draw.MY_WORDS_LABEL')}
        hint={t('draw.MY_WORDS_HINT')}
        value={typed}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p role="status" className={styles.answer}>
        {(isSame || isEnough) && (
          <StateWord tone={isSame ? 'good' : 'bad'}>{t(isSame ? 'draw.WORDS_SAME' : 'draw.WORDS_OTHER')}</StateWord>
        )}
      </p>
    </section>
  )
}
