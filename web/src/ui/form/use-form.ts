import { useRef } from 'react'
import { afterPress } from '../after-press'
import type { Value } from './draft'
import { type FormOptions, limitsIn } from './form-options'
import { useDraft } from './use-draft'
import { useFaults } from './use-faults'
import { useSending } from './use-sending'
import { faultOf, inputOf, wireOf } from './wire'

/**
 * Nothing typed is lost: not by an error, someone else's save or a late script. Fields bind by name (`useField`).
 * Decision 034.
 */
export function useForm(options: FormOptions) {
  const { shape, initial, saved = initial ?? {}, readers = {}, kept, secrets = [], isOver: mayBeOver = false } = options
  const ref = useRef<HTMLFormElement>(null)
  const draft = useDraft(ref, saved, { name: kept, secrets, isNew: initial !== undefined })
  const faults = useFaults(options, draft.values, ref)
  const sending = useSending(options, draft, faults)
  // Its own success makes it impossible too, a moment before it closes.
  const isOver = mayBeOver && !sending.pending && !sending.isDone
  return {
    ref,
    ...draft,
    ...sending,
    isOver,
    isKept: kept !== undefined,
    fail: isOver ? undefined : sending.fail,
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
    /** True when every value is right; none is marked. */
    isRight: () => faults.isRight(draft.values),
    discard: () => {
      draft.discard()
      faults.blame({})
      sending.fails(undefined)
    },
    /** The values as the call takes them. */
    input: () => inputOf(shape, draft.values, readers, initial !== undefined),
  }
}

export type FormModel = ReturnType<typeof useForm>
