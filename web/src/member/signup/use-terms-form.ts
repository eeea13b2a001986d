import type { Call } from '@clubhouse/contract/call'
import type { Terms } from '@clubhouse/contract/terms'
import { useForm } from '../../form/use-form'
import type { Values } from '../../ui/form/draft'

/** The field of one version of terms. */
export const fieldOf = ({ termsIdx }: Pick<Terms, 'termsIdx'>) => `terms-${termsIdx}`

export interface TermsAnswer {
  termsIdx: number
  agreed: boolean
}

interface Options {
  call: Call
  terms: Terms[]
  kept?: string
  send?: (answers: TermsAnswer[]) => Promise<void> | void
}

/** Yes or no to each of the terms; the form cannot be sent without the required ones. */
export function useTermsForm({ call, terms, kept, send }: Options) {
  const required = terms.filter(({ isRequired }) => isRequired).map(fieldOf)
  const answersOf = (values: Values) =>
    terms.map((one) => ({ termsIdx: one.termsIdx, agreed: values[fieldOf(one)] === true }))
  const form = useForm({
    call,
    initial: Object.fromEntries(terms.map((one) => [fieldOf(one), false])),
    kept,
    isKeptOn: true,
    checks: Object.fromEntries(
      required.map((field) => [field, (values: Values) => (values[field] ? undefined : 'signup.TERMS_MISSING')]),
    ),
    send: async (_, values) => send?.(answersOf(values)),
  })
  return { form, answers: answersOf(form.values) }
}
