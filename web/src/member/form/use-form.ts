import { type FormEvent, useEffect, useRef, useState } from 'react'
import { CallFail } from '../../api/call-fail'
import { afterPress } from '../../ui/after-press'
import { readDraft, writeDraft } from './draft'

/** The text of what is wrong with a value, as `category.CODE`; nothing when it is right. */
export type Check<F extends string> = (values: Record<F, string>) => string | undefined

interface Options<F extends string> {
  fields: readonly F[]
  checks: Partial<Record<F, Check<F>>>
  /** The name under which what is typed outlives the page, for this window only. */
  draft?: string
  /** Never kept, and taken as they are typed: a space at the end of a password belongs to it. */
  secrets?: readonly F[]
}

type Words = Partial<Record<string, string>>

/**
 * A form whose fields keep their own values, so that nothing typed before the scripts ran is lost. A field is checked
 * when it is left, while a fault of it is being mended, and with all others before the form is sent.
 */
export function useForm<F extends string>({ fields, checks, draft, secrets = [] }: Options<F>) {
  const ref = useRef<HTMLFormElement>(null)
  const [wrong, setWrong] = useState<Words>({})
  const kept = fields.filter((field) => !secrets.includes(field))

  useEffect(() => {
    if (!draft) return
    const values = readDraft(draft)
    for (const field of kept) {
      const input = inputOf(ref.current, field)
      if (input && !input.value && values[field]) input.value = values[field]
    }
  }, [])

  const values = () => {
    const form = ref.current ? new FormData(ref.current) : new FormData()
    const typed = (field: F) => String(form.get(field) ?? '')
    return Object.fromEntries(
      fields.map((field) => [field, secrets.includes(field) ? typed(field) : typed(field).trim()]),
    ) as Record<F, string>
  }
  const look = (field: F) => setWrong((now) => ({ ...now, [field]: checks[field]?.(values()) }))

  return {
    ref,
    wrong,
    values,
    /** Checks a field once more, where it stands. */
    look,
    /** Marks a field as wrong and leads there. */
    blame: (field: F, words: string) => {
      setWrong((now) => ({ ...now, [field]: words }))
      inputOf(ref.current, field)?.focus()
    },
    /** True when the failure names a field of this form, which is then marked. */
    blameBy: (fail: unknown): boolean => {
      if (!(fail instanceof CallFail) || fail.status !== 400) return false
      const field = fields.find((one) => one === fail.msgDetail)
      if (!field) return false
      setWrong((now) => ({ ...now, [field]: 'common.400' }))
      inputOf(ref.current, field)?.focus()
      return true
    },
    onBlur: (event: FormEvent<HTMLFormElement>) => {
      const field = fieldOf(event, fields)
      // Whoever passes through an empty field has not made a mistake yet.
      if (field && values()[field]) afterPress(() => look(field))
    },
    onInput: (event: FormEvent<HTMLFormElement>) => {
      const field = fieldOf(event, fields)
      if (field && wrong[field]) look(field)
      if (draft) writeDraft(draft, Object.fromEntries(kept.map((one) => [one, values()[one]])))
    },
    /** The values when all are right; otherwise the first wrong field gets the focus. */
    checked: (): Record<F, string> | undefined => {
      const now = values()
      const faults = Object.fromEntries(fields.map((field) => [field, checks[field]?.(now)])) as Words
      setWrong(faults)
      const first = fields.find((field) => faults[field])
      if (!first) return now
      inputOf(ref.current, first)?.focus()
      return undefined
    },
  }
}

function inputOf(form: HTMLFormElement | null, field: string): HTMLInputElement | null {
  const found = form?.elements.namedItem(field)
  return found instanceof RadioNodeList ? (found[0] as HTMLInputElement) : (found as HTMLInputElement | null)
}

function fieldOf<F extends string>(event: FormEvent, fields: readonly F[]): F | undefined {
  const { name } = event.target as HTMLInputElement
  return fields.find((field) => field === name)
}
