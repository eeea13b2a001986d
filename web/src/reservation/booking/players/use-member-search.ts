import type { InputOf } from '@clubhouse/contract/call'
import { search } from '@clubhouse/contract/reservation/people/companion'
import { useEffect, useState } from 'react'
import type { CallFail } from '../../../api/call-fail'
import { useCall } from '../../../api/use-call'
import { type Candidate, candidates } from './candidates'
import type { Known } from './known'

/** A search that can find a stranger is counted, so half-typed ones are not sent. */
const PAUSE_MS = 250
const PAUSE_AT_DIGITS_MS = 700

interface Search {
  /** Those who fit the words typed. */
  found: Candidate[]
  isBusy: boolean
  fail: CallFail | null
}

/** A tee time or a day, for which it is said who already plays then. */
export type When = Pick<InputOf<typeof search>, 'slotIdx' | 'date'>

export function useMemberSearch(typed: string, known: readonly Known[], when: When = {}): Search {
  const keyword = useSettled(typed.trim())
  const { data, error, isFetching } = useCall(
    search,
    { keyword, ...when },
    { enabled: keyword !== '', _nop_: true, staleTime: 60_000 },
  )
  const isOfThese = keyword === typed.trim()
  return {
    found: candidates(typed, known, isOfThese && keyword ? (data ?? []) : []),
    isBusy: typed.trim() !== '' && (!isOfThese || isFetching),
    fail: isOfThese && keyword ? error : null,
  }
}

function useSettled(typed: string): string {
  const [settled, settle] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => settle(typed), /\d/.test(typed) ? PAUSE_AT_DIGITS_MS : PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}
