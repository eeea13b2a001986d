import type { InputHTMLAttributes } from 'react'
import { useText } from '../language/use-text'
import forms from '../member/form/form.module.css'
import { SelectField } from '../member/form/select-field'
import { afterPress } from '../ui/after-press'
import { Field } from '../ui/field'
import styles from './draft.module.css'
import type { DraftForm } from './use-draft'

interface Common {
  form: DraftForm
  name: string
  label: string
  readOnly?: boolean
}

/** A line of a form over something saved. */
export function DraftField({
  form,
  name,
  label,
  readOnly,
  ...input
}: Common & { hint?: string } & Omit<InputHTMLAttributes<HTMLInputElement>, 'form'>) {
  const t = useText()
  return (
    <div className={styles.field}>
      <Field
        autoComplete="off"
        {...input}
        name={name}
        label={label}
        readOnly={readOnly}
        value={String(form.values[name] ?? '')}
        error={form.wrong[name] && t(form.wrong[name])}
        onChange={({ target }) => form.type(name, target.value)}
        onBlur={() => afterPress(() => form.look(name))}
      />
      <Theirs form={form} name={name} />
    </div>
  )
}

/** A choice of few. */
export function DraftSelect({
  form,
  name,
  label,
  readOnly,
  options,
}: Common & { options: { value: string; label: string }[] }) {
  const t = useText()
  return (
    <div className={styles.field}>
      <SelectField
        name={name}
        label={label}
        options={options}
        disabled={readOnly}
        value={String(form.values[name] ?? '')}
        error={form.wrong[name] && t(form.wrong[name])}
        onChange={({ target }) => form.type(name, target.value)}
      />
      <Theirs form={form} name={name} told={options.find(({ value }) => value === form.saved[name])?.label} />
    </div>
  )
}

/** Yes or no. */
export function DraftChoice({ form, name, label, readOnly, hint }: Common & { hint?: string }) {
  const t = useText()
  return (
    <div className={styles.field}>
      <label className={forms.choice}>
        <input
          type="checkbox"
          name={name}
          disabled={readOnly}
          checked={Boolean(form.values[name])}
          onChange={({ target }) => form.type(name, target.checked)}
        />
        <span>
          {label}
          {hint && <small>{hint}</small>}
        </span>
      </label>
      <Theirs form={form} name={name} told={t(form.saved[name] ? 'form.ON' : 'form.OFF')} />
    </div>
  )
}

/** What somebody else has saved there while this was typed. */
function Theirs({ form, name, told }: { form: DraftForm; name: string; told?: string }) {
  const t = useText()
  if (!form.theirs.includes(name)) return null
  const value = told ?? String(form.saved[name] ?? '')
  return <p className={styles.theirs}>{value ? t('form.THEIRS', { value }) : t('form.THEIRS_EMPTY')}</p>
}
