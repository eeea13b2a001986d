import { type RefObject, useLayoutEffect, useState } from 'react'
import {
  afterReturning,
  afterSaving,
  afterTyping,
  changed,
  type Draft,
  isSame,
  NOTHING,
  shown,
  theirs,
  type Value,
  type Values,
} from './draft'
import { unknownTo } from './form-elements'
import { keeperNow, keepTyped, keptTyped } from './kept-draft'

interface Keeping {
  name?: string
  secrets: readonly string[]
  /** Nothing is saved yet: the fields begin with something else. */
  isNew: boolean
}

/** What is typed over what is saved: nothing typed is lost, whatever happens to the saved values under it. */
export function useDraft(form: RefObject<HTMLFormElement | null>, saved: Values, { name, secrets, isNew }: Keeping) {
  const [draft, setDraft] = useState<Draft>(NOTHING)
  // What was saved when the typing could begin, or after this form saved last.
  const [began, setBegan] = useState(saved)
  // The person who begins to type, because the session may end before the form is sent.
  const [who] = useState(keeperNow)
  const values = shown(draft, saved)

  const change = (step: (draft: Draft) => Draft) =>
    setDraft((now) => {
      const next = step(now)
      if (name) keepTyped(name, who, next, secrets)
      return next
    })
  const typeAll = (typed: Values) =>
    change((now) => Object.entries(typed).reduce((next, [field, value]) => afterTyping(next, saved, field, value), now))

  useLayoutEffect(() => {
    const typed = unknownTo(form.current, saved)
    const kept = name ? afterReturning(keptTyped(name, who), saved, isNew) : NOTHING
    if (Object.keys(kept.typed).length > 0) change(() => kept)
    if (Object.keys(typed).length > 0) typeAll(typed)
  }, [])

  return {
    values,
    changed: changed(draft, saved),
    /** Changed fields in which someone else has saved another value. */
    theirs: theirs(draft, saved),
    /** All fields in which someone else has saved another value, also those that were not touched here. */
    news: Object.keys(saved).filter((field) => !isSame(saved[field], began[field])),
    type: (field: string, value: Value) => typeAll({ [field]: value }),
    /** The values with what the page shows and nobody told; they are typed from now on. */
    adopt: (): Values => {
      const typed = unknownTo(form.current, values)
      if (Object.keys(typed).length > 0) typeAll(typed)
      return { ...values, ...typed }
    },
    saved: (sent: Values) => {
      setBegan({ ...saved, ...trimmed(sent) })
      change((now) => afterSaving(now, sent))
    },
    discard: () => change(() => NOTHING),
    /** Nothing is kept of what is still shown. */
    forget: () => name && keepTyped(name, who, NOTHING, secrets),
  }
}

const trimmed = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, typeof value === 'string' ? value.trim() : value]),
  )
