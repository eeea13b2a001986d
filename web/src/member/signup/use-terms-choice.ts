import type { Terms } from '@clubhouse/contract/terms'
import { useRef, useState } from 'react'

const NONE: ReadonlySet<number> = new Set()

/** Answers to a list of terms; required ones are enforced. */
export function useTermsChoice(terms: Terms[]) {
  const ref = useRef<HTMLFormElement>(null)
  const [agreed, setAgreed] = useState<ReadonlySet<number>>(NONE)
  const [missing, setMissing] = useState<ReadonlySet<number>>(NONE)
  return {
    ref,
    agreed,
    missing,
    put: (next: ReadonlySet<number>) => {
      setAgreed(next)
      setMissing(new Set([...missing].filter((termsIdx) => !next.has(termsIdx))))
    },
    /** Undefined when a required answer is missing; the first of these then gets the focus. */
    answers: (): { termsIdx: number; agreed: boolean }[] | undefined => {
      const left = terms.filter(({ isRequired, termsIdx }) => isRequired && !agreed.has(termsIdx))
      setMissing(new Set(left.map(({ termsIdx }) => termsIdx)))
      if (left[0]) {
        ref.current?.querySelector<HTMLInputElement>(`[name="terms-${left[0].termsIdx}"]`)?.focus()
        return undefined
      }
      return terms.map(({ termsIdx }) => ({ termsIdx, agreed: agreed.has(termsIdx) }))
    },
  }
}
