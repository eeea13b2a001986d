import { useState } from 'react'
import { isSame, type Values } from './draft'
import { focusFirst } from './form-elements'
import { type Faults, type FormOptions, type FormRef, limitsIn } from './form-options'
import { type Said, saidOf } from './said'
import { faultOf, wireOf } from './wire'

export function useFaults(options: FormOptions, values: Values, ref: FormRef) {
  const { saved, initial, mayLeaveOut, words = {}, checks = {}, readers = {} } = options
  const [wrong, setWrong] = useState<Faults>({})
  const faultIn = (field: string, now: Values): Said | undefined => {
    const limits = limitsIn(options, field)
    const isSent = initial !== undefined || !isSame(now[field], saved?.[field])
    const wire = limits && wireOf(limits, now[field] ?? '', readers[field])
    const isFree = initial !== undefined || mayLeaveOut?.(field)
    const fault = limits && isSent ? faultOf(limits, wire, isFree) : undefined
    if (!fault || !limits) return checks[field]?.(now)
    // A check knows better what is wrong than the shape, which has no words for it.
    const own = fault === 'wrong' && words[field] === undefined ? checks[field]?.(now) : undefined
    return own ?? saidOf(fault, limits, words[field])
  }
  const faultsOf = (now: Values): Faults => {
    const fields = new Set([...Object.keys(values), ...Object.keys(checks)])
    return Object.fromEntries([...fields].map((field) => [field, faultIn(field, now)]))
  }
  const isNone = (faults: Faults) => !Object.values(faults).some(Boolean)
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
    isRight: (now: Values) => isNone(faultsOf(now)),
    /** True when every value is right. */
    check: (now: Values): boolean => {
      const faults = faultsOf(now)
      blame(faults)
      return isNone(faults)
    },
  }
}
