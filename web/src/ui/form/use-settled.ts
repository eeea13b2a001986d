import { useEffect, useState } from 'react'

const PAUSE_MS = 250

/** What was typed, once typing pauses. */
export function useSettled(typed: string): string {
  const [settled, settle] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => settle(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}
