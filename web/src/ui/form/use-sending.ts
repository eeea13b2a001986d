import { useState } from 'react'
import type { Values } from './draft'
import { type FormOptions, limitsIn } from './form-options'
import type { useDraft } from './use-draft'
import type { useFaults } from './use-faults'
import { inputOf } from './wire'

export function useSending(
  options: FormOptions,
  draft: ReturnType<typeof useDraft>,
  faults: ReturnType<typeof useFaults>,
) {
  const { shape, initial, isWhole, isKeptOn, readers, before, send, refresh, faultsIn, isOvertaken } = options
  const [fail, fails] = useState<unknown>()
  const [pending, setPending] = useState(false)
  const [isDone, setDone] = useState(false)

  const sent = async (all: Values, changes: Values, more: object) => {
    try {
      await send({ ...inputOf(shape, changes, readers, initial !== undefined), ...more }, all)
      setDone(true)
      if (initial && !isKeptOn) draft.forget()
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
    /** It was sent, so that what has changed since is its own doing. */
    isDone,
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
      const fields = isWhole ? Object.keys(all) : new Set([...changes, ...needed])
      const done = await sent(all, Object.fromEntries([...fields].map((field) => [field, all[field]!])), more)
      setPending(false)
      return done
    },
  }
}

/** Typed, or on the page without the form being told. */
const isChanged = (draft: ReturnType<typeof useDraft>, all: Values, field: string) =>
  draft.changed.includes(field) || all[field] !== draft.values[field]
