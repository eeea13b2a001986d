import type { LetterField } from '@clubhouse/contract/letter'
import { InLanguages } from '../../../form/in-languages'
import { useText } from '../../../language/use-text'
import base from '../../../ui/base.module.css'
import { Button } from '../../../ui/button'
import { AreaField } from '../../../ui/form/area-field'
import { useField } from '../../../ui/form/form'
import { TextField } from '../../../ui/form/text-field'
import styles from './letter.module.css'
import { fieldName, partWord } from './letter-values'

const HINTS = { BODY: 'letter.BODY_HINT', HEADING: 'letter.HEADING_HINT', NOTE: 'letter.NOTE_HINT' } as const

interface Props {
  field: LetterField
  nameOf: (name: string) => string
  /** The name of the field that is entered. */
  onFocus: (name: string) => void
}

/** One text of an email, in the languages of the club side by side. */
export function LetterText({ field, nameOf, onFocus }: Props) {
  const t = useText()
  const { part, code, texts } = field
  const hint = part in HINTS ? HINTS[part as keyof typeof HINTS] : undefined
  return (
    <fieldset className={styles.text}>
      <legend>{partWord(t, field)}</legend>
      {hint && <p className={base.quiet}>{t(hint)}</p>}
      <InLanguages fields={(lang) => [fieldName(lang, code)]}>
        {(lang) => {
          const original = texts.find((words) => words.lang === lang)?.original ?? null
          const name = fieldName(lang, code)
          const Input = part === 'BODY' || part === 'NOTE' ? AreaField : TextField
          return (
            <div>
              <Input name={name} label={nameOf(name)} lang={lang} onFocus={() => onFocus(name)} />
              {original !== null && <Original name={name} label={nameOf(name)} lang={lang} original={original} />}
            </div>
          )
        }}
      </InLanguages>
    </fieldset>
  )
}

interface OriginalProps {
  name: string
  label: string
  lang: string
  original: string
}

/** The default beside what differs from it, with a button that puts it back into the field. */
function Original({ name, label, lang, original }: OriginalProps) {
  const t = useText()
  const field = useField(name)
  if (field.value === original) return <p className={styles.original}>{t('letter.CHANGED_NONE')}</p>
  return (
    <div className={styles.original}>
      <details>
        <summary>{t('letter.ORIGINAL')}</summary>
        <p lang={lang}>{original}</p>
      </details>
      {!field.readOnly && (
        <Button
          look="bare"
          size="small"
          aria-label={t('letter.ORIGINAL_AGAIN_OF', { label })}
          onClick={() => field.type(original)}
        >
          {t('letter.ORIGINAL_AGAIN')}
        </Button>
      )}
    </div>
  )
}
