import { add, change } from '@clubhouse/contract/code'
import { useCodes } from '../../code/use-codes'
import { InLanguages } from '../../form/in-languages'
import { RecordSave } from '../../form/record-save'
import { useForm } from '../../form/use-form'
import { useLanguage, useText } from '../../language/use-text'
import { ChoiceField } from '../../ui/form/choice-field'
import type { Values } from '../../ui/form/draft'
import { Form } from '../../ui/form/form'
import { TextField } from '../../ui/form/text-field'
import styles from './code-edit.module.css'
import type { ManagedCode, ManagedGroup } from './code-list'

interface Props {
  group: ManagedGroup
  /** Left out for a new one. */
  code?: ManagedCode
  refresh: () => Promise<unknown>
  onSaved: () => void
}

const labelIn = (lang: string) => `label ${lang}`
const isGiven = (lang: string) => (now: Values) =>
  String(now[labelIn(lang)]).trim() ? undefined : ('code-edit.LABEL_MISSING' as const)

/** A label in each language of the club, the place among the others, and whether it can be chosen. */
export function CodeForm({ group, code, refresh, onSaved }: Props) {
  const t = useText()
  const { langs } = useLanguage()
  const { label } = useCodes('101')
  const values = {
    ...(!code && { key: '' }),
    ...Object.fromEntries(langs.map((lang, i) => [labelIn(lang), code?.values[i] ?? ''])),
    orderNo: String(code?.orderNo ?? Math.max(0, ...group.codes.map(({ orderNo }) => orderNo)) + 1),
    isUse: code?.isUse ?? true,
  }
  const call = code ? change : add
  const form = useForm({
    call,
    ...(code ? { saved: values } : { initial: values }),
    way: (field) => field.replace(/^label \w+$/, 'keyName'),
    words: {
      key: 'form.CODE_WRONG',
      ...Object.fromEntries(langs.map((lang) => [labelIn(lang), 'code-edit.LABEL_MISSING' as const])),
    },
    checks: Object.fromEntries(langs.map((lang) => [labelIn(lang), isGiven(lang)])),
    blames: ({ code: refusal }) =>
      refusal === 'IN_USE' ? (code ? { isUse: 'code-edit.USED' } : { key: 'code-edit.CODE_TAKEN' }) : undefined,
    given: { group: group.group, ...(code && { key: code.key }) },
    input: (all) => {
      const labels = langs.map((lang) => String(all[labelIn(lang)]).trim())
      return { keyName: code?.keyName ?? labels[langs.indexOf('en')] ?? labels[0]!, values: labels }
    },
    refresh,
  })
  return (
    <div className={styles.edit}>
      <Form of={form} onSaved={onSaved}>
        {!code && (
          <TextField name="key" label={t('code-edit.CODE')} hint={t('code-edit.CODE_HINT')} spellCheck={false} />
        )}
        <InLanguages fields={(lang) => [labelIn(lang)]}>
          {(lang) => (
            <TextField name={labelIn(lang)} label={t('code-edit.LABEL_IN', { language: label(lang) })} lang={lang} />
          )}
        </InLanguages>
        <TextField name="orderNo" label={t('code-edit.ORDER')} />
        {!(code?.isFixed ?? false) && <ChoiceField name="isUse" label={t('code-edit.USE')} />}
        <RecordSave form={form} isNew={!code} create={t('code-edit.CREATE')} />
      </Form>
    </div>
  )
}
