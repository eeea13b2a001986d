import { createContext, type FormEvent, type FormHTMLAttributes, type ReactNode, use } from 'react'
import { type Say, useText } from '../../language/use-text'
import type { Value } from './draft'
import styles from './form.module.css'
import type { Limits } from './limits'
import { saidIn } from './said'
import type { FormModel } from './use-form'

interface Bound {
  forms: readonly FormModel[]
  readOnly: boolean
}

const FormContext = createContext<Bound>({ forms: [], readOnly: false })

interface Props extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'children'> {
  /** One form, or several that are saved together in this order. */
  of: FormModel | readonly FormModel[]
  readOnly?: boolean
  onSaved?: () => void
  children: ReactNode
}

/** The form element around fields that bind by name. It is sent by its submit button or Enter. */
export function Form({ of, readOnly = false, onSaved, className = styles.form, children, ...rest }: Props) {
  const forms: readonly FormModel[] = 'ref' in of ? [of] : of
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (readOnly || forms.some(({ pending }) => pending) || !forms.every((form) => form.check())) return
    for (const form of forms) if (!(await form.save())) return
    onSaved?.()
  }
  const bound = { forms, readOnly }
  return (
    <form
      {...rest}
      ref={(element) => {
        for (const { ref } of forms) ref.current = element
      }}
      className={className}
      onSubmit={submit}
      noValidate
      method="post"
    >
      <FormContext value={bound}>{children}</FormContext>
    </form>
  )
}

/** The forms around: for what is said of all their fields, such as a save bar. */
export const useForms = (): readonly FormModel[] => use(FormContext).forms

export interface BoundField {
  form: FormModel
  value: Value
  saved: Value
  limits?: Limits
  /** What is wrong with it, in the language of the page. */
  error?: string
  readOnly: boolean
  /** An empty field cannot be sent. */
  isRequired: boolean
  /** Someone else has saved another value here. */
  isOvertaken: boolean
  type: (value: Value) => void
  leave: () => void
}

/** A field of the form around. @throws when no form has a field of this name */
export function useField(name: string): BoundField {
  const { forms, readOnly } = use(FormContext)
  const t = useText()
  const form = forms.find(({ values }) => name in values)
  if (!form) throw new Error(`No form around has a field ${name}.`)
  return bind(form, name, readOnly, t)
}

function bind(form: FormModel, name: string, readOnly: boolean, t: Say): BoundField {
  return {
    form,
    value: form.values[name]!,
    saved: form.savedValues[name]!,
    limits: form.limits(name),
    error: saidIn(t, form.wrong[name]),
    readOnly,
    isRequired: form.isRequired(name),
    isOvertaken: form.theirs.includes(name),
    type: (value) => form.type(name, value),
    leave: () => form.leave(name),
  }
}
