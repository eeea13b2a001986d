import { useState } from 'react'

const KEY = 'desk-large'

/** Large rows for touch screens, stored on this device. */
export function useDeskSize(): { isLarge: boolean; setLarge: (isLarge: boolean) => void } {
  const [isLarge, setState] = useState(() => typeof window !== 'undefined' && localStorage.getItem(KEY) === '1')
  const setLarge = (large: boolean) => {
    localStorage.setItem(KEY, large ? '1' : '')
    setState(large)
  }
  return { isLarge, setLarge }
}
