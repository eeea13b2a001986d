import { useEffect, useRef } from 'react'

/**
 * The box of a search that the address holds. It follows the address when something else changed it, such as Back; a
 * search that was submitted here leaves it alone, because the next one may already be typed when the page has changed.
 * @param value the search that the address holds
 */
export function useSearchBox(value: string | undefined) {
  const input = useRef<HTMLInputElement>(null)
  const asked = useRef(value)
  useEffect(() => {
    if (value === asked.current) return
    asked.current = value
    input.current!.value = value ?? ''
  }, [value])
  /** Reads what was typed, on submit. */
  const submit = () => {
    asked.current = input.current!.value.trim() || undefined
    return asked.current
  }
  return { input, submit }
}
