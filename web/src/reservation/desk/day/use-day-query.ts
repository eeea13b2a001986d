import { useSearchParams } from 'react-router'

type Changes = Partial<Record<'date' | 'slot' | 'for', string>>

export interface DayQuery {
  date?: string
  /** The tee time that is open. */
  open?: number
  /** For whom a free tee time is to be booked. */
  memberIdx?: number
  onlyFree: boolean
  /** Undefined takes a value away. */
  set: (changes: Changes) => void
}

/** What of the day page is in its address. */
export function useDayQuery(): DayQuery {
  const [query, setQuery] = useSearchParams()
  const set = (changes: Changes) =>
    setQuery(
      (old) => {
        const next = new URLSearchParams(old)
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value)
          else next.delete(name)
        }
        return next
      },
      { replace: true },
    )
  return {
    date: query.get('date') ?? undefined,
    open: Number(query.get('slot')) || undefined,
    memberIdx: Number(query.get('for')) || undefined,
    onlyFree: query.get('show') === 'free',
    set,
  }
}
