import { type RefObject, useRef, useState } from 'react'
import { afterPress } from '../after-press'
import { isSame, type Value, type Values } from './draft'
import { focusFirst } from './form-elements'
import { dropDraft } from './kept-draft'
import { limitsAt, type Shape } from './limits'
import { type Said, saidOf, type Words } from './said'
import { useDraft } from './use-draft'
import { faultOf, inputOf, type Readers, wireOf } from './wire'

type FormRef = RefObject<HTMLFormElement | null>
type Faults = Readonly<Record<string, Said | undefined>>
/** What the shape of a field cannot know, such as what another field must be then. Nothing when it is right. */
export type Checks = Readonly<Record<string, ((values: Values) => Said | undefined) | undefined>>

export interface FormOptions {
  /** The input that is sent: it sets the limits. */
  shape: Shape
  /** What is saved; it may change under what is typed. Only what differs from it is sent, and what the call requires. */
  saved?: Values
  /** For something new, what the fields begin with. All of them are sent. */
  initial?: Values
  /** Where the input has a field that has another name here, such as one of each entry of a list. */
  way?: (field: string) => string
  words?: Words
  checks?: Checks
  readers?: Readers
  /** The name under which what is typed outlives the page, for this window only. */
  kept?: string
  /** Fields that are never kept. */
  secrets?: readonly string[]
  /** Asked when every value is right: false stops. `more` is what `save` was given. */
  before?: (values: Values, more: object) => boolean | Promise<boolean>
  send: (input: Record<string, unknown>, values: Values) => Promise<unknown>
  /** Reads again what is saved. */
  refresh?: () => Promise<unknown>
  /** What a failure says of fields. */
  faultsIn: (error: unknown, fields: readonly string[]) => Faults | undefined
  /** True when someone else was faster, so that what is saved has to be read again. */
  isOvertaken: (error: unknown) => boolean
}

/**
 * A form over one call. Nothing typed is lost: not by an error, a reading, what someone else saves, nor a script that
 * comes late. Its fields bind by name (`useField`).
 */
export function useForm(options: FormOptions) {
  const { shape, initial, saved = initial ?? {}, readers = {}, kept, secrets = [] } = options
  const ref = useRef<HTMLFormElement>(null)
  const draft = useDraft(ref, saved, { name: kept, secrets, isNew: initial !== undefined })
  const faults = useFaults(options, draft.values, ref)
  const sending = useSending(options, draft, faults)
  return {
    ref,
    ...draft,
    ...sending,
    savedValues: saved,
    wrong: faults.wrong,
    blame: faults.blame,
    limits: (field: string) => limitsIn(options, field),
    isRequired: (field: string) => {
      const limits = limitsIn(options, field)
      return limits !== undefined && faultOf(limits, wireOf(limits, ''), initial !== undefined) === 'missing'
    },
    type: (field: string, value: Value) => {
      draft.type(field, value)
      if (faults.wrong[field]) faults.look(field, { ...draft.values, [field]: value })
    },
    /** Looks at a field that is left; who passes through an untouched one has not made a mistake yet. */
    leave: (field: string) => {
      if (draft.changed.includes(field)) afterPress(() => faults.look(field, draft.values))
    },
    look: (field: string) => faults.look(field, draft.values),
    discard: () => {
      draft.discard()
      faults.blame({})
      sending.fails(undefined)
    },
    /** The values as the call takes them. */
    input: () => inputOf(shape, draft.values, readers, initial !== undefined),
    forget: () => kept && dropDraft(kept),
  }
}

export type FormModel = ReturnType<typeof useForm>

const limitsIn = ({ shape, way }: FormOptions, field: string) => limitsAt(shape, way?.(field) ?? field)

function useFaults(options: FormOptions, values: Values, ref: FormRef) {
  const { saved, initial, words = {}, checks = {}, readers = {} } = options
  const [wrong, setWrong] = useState<Faults>({})
  const faultIn = (field: string, now: Values): Said | undefined => {
    const limits = limitsIn(options, field)
    const isSent = initial !== undefined || !isSame(now[field], saved?.[field])
    const wire = limits && wireOf(limits, now[field] ?? '', readers[field])
    const fault = limits && isSent ? faultOf(limits, wire, initial !== undefined) : undefined
    return fault && limits ? saidOf(fault, limits, words[field]) : checks[field]?.(now)
  }
  /** Marks fields, and leads to the first. */
  const blame = (faults: Faults) => {
    setWrong(faults)
    const fields = Object.keys(faults).filter((field) => faults[field])
    // A field may appear only with its fault.
    if (fields.length > 0 && !focusFirst(ref.current, fields))
      requestAnimationFrame(() => focusFirst(ref.current, fields))
  }
  return {
    wrong,
    blame,
    look: (field: string, now: Values) => setWrong((all) => ({ ...all, [field]: faultIn(field, now) })),
    /** True when every value is right. */
    check: (now: Values): boolean => {
      const fields = new Set([...Object.keys(values), ...Object.keys(checks)])
      const faults = Object.fromEntries([...fields].map((field) => [field, faultIn(field, now)]))
      blame(faults)
      return !Object.values(faults).some(Boolean)
    },
  }
}

function useSending(options: FormOptions, draft: ReturnType<typeof useDraft>, faults: ReturnType<typeof useFaults>) {
  const { shape, initial, readers, before, send, refresh, faultsIn, isOvertaken } = options
  const [fail, fails] = useState<unknown>()
  const [pending, setPending] = useState(false)

  const sent = async (all: Values, changes: Values, more: object) => {
    try {
      await send({ ...inputOf(shape, changes, readers, initial !== undefined), ...more }, all)
      await refresh?.()
      if (!initial) draft.saved(changes)
      return true
    } catch (error) {
      const wrong = faultsIn(error, Object.keys(all))
      if (wrong) faults.blame(wrong)
      else fails(error)
      if (isOvertaken(error)) await refresh?.()
      return false
    }
  }
  return {
    fail,
    fails,
    pending,
    check: () => faults.check(draft.adopt()),
    /** Checks and sends. @param more of the input than the fields say @returns true when nothing is left to save */
    save: async (more: object = {}): Promise<boolean> => {
      if (pending) return false
      const all = draft.adopt()
      const isNew = initial !== undefined
      const changes = Object.keys(all).filter((field) => isNew || isChanged(draft, all, field))
      if (changes.length === 0) return true
      fails(undefined)
      if (!faults.check(all) || (before && !(await before(all, more)))) return false
      setPending(true)
      // What the call cannot do without goes along.
      const needed = Object.keys(all).filter((field) => limitsIn(options, field)?.isOptional === false)
      const fields = new Set([...changes, ...needed])
      const done = await sent(all, Object.fromEntries([...fields].map((field) => [field, all[field]!])), more)
      setPending(false)
      return done
    },
  }
}

/** Typed, or on the page without the form being told. */
const isChanged = (draft: ReturnType<typeof useDraft>, all: Values, field: string) =>
  draft.changed.includes(field) || all[field] !== draft.values[field]
