import { change, type Letter } from '@clubhouse/contract/letter'
import { useState } from 'react'
import type { CallFail } from '../../../api/call-fail'
import { useCodes } from '../../../code/use-codes'
import { SaveBar } from '../../../form/save-bar'
import { useForm } from '../../../form/use-form'
import { useText } from '../../../language/use-text'
import office from '../../../office/parts.module.css'
import { Button } from '../../../ui/button'
import { toast } from '../../../ui/feedback/toast'
import type { Values } from '../../../ui/form/draft'
import { Form } from '../../../ui/form/form'
import { InsertValues } from './insert-values'
import styles from './letter.module.css'
import { LetterHistory } from './letter-history'
import { LetterPreview } from './letter-preview'
import { LetterText } from './letter-text'
import { eachText, fieldName, msgOf, partWord, valuesOf } from './letter-values'

interface Props {
  letter: Letter
  readOnly: boolean
  refresh: () => Promise<unknown>
}

export function LetterForm({ letter, readOnly, refresh }: Props) {
  const t = useText()
  const { label } = useCodes('101')
  const texts = eachText(letter)
  const saved = valuesOf(letter)
  const body = letter.fields.find(({ part }) => part === 'BODY')!
  const [target, setTarget] = useState(fieldName(letter.langs[0]!, body.code))
  const form = useForm({
    call: change,
    kept: `letter ${letter.kind}`,
    saved,
    blames: blamed,
    given: { kind: letter.kind, version: letter.version },
    input: (values) => {
      const changed = texts.filter(({ name }) => values[name] !== saved[name])
      const list = changed.map(({ field: { code }, words: { lang, original }, name }) => ({
        lang,
        code,
        msg: msgOf(String(values[name]), original),
      }))
      return { texts: list }
    },
    refresh,
  })
  const nameOf = (name: string) => {
    const { field, words } = texts.find((one) => one.name === name)!
    return t('letter.IN_LANGUAGE', { part: partWord(t, field), language: label(words.lang) })
  }
  const type = (values: Values) => {
    for (const [name, value] of Object.entries(values)) form.type(name, value)
  }
  const reset = () => {
    type(Object.fromEntries(texts.map(({ name, words }) => [name, words.original ?? ''])))
    toast(t('letter.RESET_DONE'))
  }
  const isDefault = texts.every(({ name, words }) => form.values[name] === (words.original ?? ''))
  return (
    <Form
      of={form}
      readOnly={readOnly}
      className={styles.form}
      onSaved={() => toast(t('common.SAVED'), { type: 'success' })}
    >
      {readOnly && <p className={office.note}>{t('form.READ_ONLY')}</p>}
      {!readOnly && <InsertValues letter={letter} target={target} nameOf={nameOf} />}
      {letter.fields.map((field) => (
        <LetterText key={field.code} field={field} nameOf={nameOf} onFocus={setTarget} />
      ))}
      {!readOnly && !isDefault && (
        <Button look="plain" className={styles.reset} onClick={reset}>
          {t('letter.RESET_ALL')}
        </Button>
      )}
      <LetterPreview letter={letter} values={form.values} readOnly={readOnly} />
      <LetterHistory letter={letter} nameOf={nameOf} onRestore={readOnly ? undefined : type} />
      <SaveBar nameOf={nameOf} />
    </Form>
  )
}

const FAULTS = ['VALUE_UNKNOWN', 'VALUE_MISSING', 'VALUE_MISPLACED', 'LANGUAGE_MISSING'] as const

/** Leads a refusal to the text that it names. */
function blamed({ code, msgVar }: CallFail) {
  const fault = FAULTS.find((one) => one === code)
  if (!fault || !msgVar) return undefined
  return { [fieldName(String(msgVar.lang), String(msgVar.code))]: { key: `letter.${fault}`, vars: msgVar } as const }
}
