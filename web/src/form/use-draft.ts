import { useRef, useState } from 'react'
import { CallFail } from '../api/call-fail'
import { afterSaving, afterTyping, changed, type Draft, NOTHING, shown, theirs, type Value, type Values } from './draft'

/** What is wrong with a value, as `category.CODE`; nothing when it is right. */
export type Check = (values: Values) => string | undefined
export type Checks = Record<string, Check | undefined>

type Send = (changes: Values, all: Values) => Promise<unknown>

interface Options {
  /** What is saved; it may change under what is typed. */
  saved: Values
  checks: Checks
  /** Sends what has changed. */
  send: Send
  /** Reads again what is saved. */
  refresh: () => Promise<unknown>
}

/**
 * A form over a record that several may change: nothing typed is lost, not by an error and not by what somebody else
 * saves; it is sent again on top of that.
 */
export function useDraft({ saved, checks, send, refresh }: Options) {
  const [draft, setDraft] = useState<Draft>(NOTHING)
  const [wrong, setWrong] = useState<Record<string, string | undefined>>({})
  const [fail, setFail] = useState<unknown>()
  const [pending, setPending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const values = shown(draft, saved)
  const fields = changed(draft, saved)

  /** Marks fields, and leads to the first. */
  const blame = (faults: Record<string, string | undefined>) => {
    setWrong(faults)
    const first = Object.keys(faults).find((field) => faults[field])
    const found = first && form.current?.elements.namedItem(first)
    if (found instanceof RadioNodeList) (found[0] as HTMLElement).focus()
    else if (found) (found as HTMLElement).focus()
  }

  /** True when every value is right; otherwise the first wrong field gets the focus. */
  const check = (): boolean => {
    const faults = Object.fromEntries(Object.entries(checks).map(([field, check]) => [field, check?.(values)]))
    if (!Object.values(faults).some(Boolean)) return true
    blame(faults)
    return false
  }

  return {
    form,
    values,
    wrong,
    fail,
    pending,
    /** Fields that differ from what is saved. */
    changed: fields,
    /** Those in which somebody else has saved something else meanwhile. */
    theirs: theirs(draft, saved),
    saved,
    type: (field: string, value: Value) => {
      setDraft((now) => afterTyping(now, saved, field, value))
      if (wrong[field]) setWrong((now) => ({ ...now, [field]: checks[field]?.({ ...values, [field]: value }) }))
    },
    /** Looks at a field that is left. */
    look: (field: string) =>
      fields.includes(field) && setWrong((now) => ({ ...now, [field]: checks[field]?.(values) })),
    discard: () => {
      setDraft(NOTHING)
      setWrong({})
      setFail(undefined)
    },
    check,
    /** @returns true when nothing is left to save */
    save: async (sendNow: Send = send): Promise<boolean> => {
      if (pending || fields.length === 0) return fields.length === 0
      if (!check()) return false
      setFail(undefined)
      setPending(true)
      try {
        const sent = Object.fromEntries(fields.map((field) => [field, values[field]!]))
        await sendNow(sent, values)
        await refresh()
        setDraft((now) => afterSaving(now, sent))
        setWrong({})
        return true
      } catch (error) {
        const field = fieldIn(error)
        if (field && field in values) blame({ [field]: 'form.WRONG' })
        else setFail(error)
        if (error instanceof CallFail && error.code === 'CHANGED_MEANWHILE') await refresh()
        return false
      } finally {
        setPending(false)
      }
    },
  }
}

export type DraftForm = ReturnType<typeof useDraft>

/** The field that the server found wrong, without the record that it stands in. */
function fieldIn(error: unknown): string | undefined {
  return error instanceof CallFail && error.status === 400 ? error.msgDetail?.split('.').at(-1) : undefined
}
