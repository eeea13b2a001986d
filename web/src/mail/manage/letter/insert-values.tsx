import type { Letter, LetterValue } from '@clubhouse/contract/letter'
import { useText } from '../../../language/use-text'
import base from '../../../ui/base.module.css'
import { useField } from '../../../ui/form/form'
import styles from './letter.module.css'
import { inserted, valueWord } from './letter-values'

interface Props {
  letter: Letter
  /** The name of the field that was entered last. */
  target: string
  nameOf: (name: string) => string
}

/** The values of an email; a press puts one where the caret was. */
export function InsertValues({ letter, target, nameOf }: Props) {
  const t = useText()
  const { form, value: typed, type } = useField(target)
  const [lang = '', code] = target.split(' ')
  const { allowed } = letter.fields.find((field) => field.code === code)!
  const insert = ({ token, isAlone }: LetterValue) => {
    const input = form.ref.current?.elements.namedItem(target) as HTMLInputElement | HTMLTextAreaElement | null
    const text = String(typed)
    const { text: next, caret } = inserted(
      text,
      token,
      isAlone,
      input?.selectionStart ?? text.length,
      input?.selectionEnd ?? text.length,
    )
    type(next)
    requestAnimationFrame(() => {
      input?.focus()
      input?.setSelectionRange(caret, caret)
    })
  }
  return (
    <fieldset className={styles.insert}>
      <legend aria-live="polite">{t('letter.INSERT', { field: nameOf(target) })}</legend>
      <p className={base.quiet}>{t('letter.INSERT_HINT')}</p>
      <ul>
        {letter.values.map((value) => (
          <li key={value.name}>
            <button
              type="button"
              className={styles.value}
              title={value.token}
              disabled={!allowed.includes(value.name)}
              onClick={() => insert(value)}
            >
              <b>{valueWord(t, value.name)}</b> <span lang={lang}>{value.examples[lang]}</span>
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
