import { useState } from 'react'
import type { DeskFilter } from '../cell/desk-cell'

const KEY = 'desk-large'

/** Large rows for touch screens, stored on this device. */
function useDeskSize(): { isLarge: boolean; setLarge: (isLarge: boolean) => void } {
  const [isLarge, setState] = useState(() => typeof window !== 'undefined' && localStorage.getItem(KEY) === '1')
  const setLarge = (large: boolean) => {
    localStorage.setItem(KEY, large ? '1' : '')
    setState(large)
  }
  return { isLarge, setLarge }
}

export type DeskLook = ReturnType<typeof useDeskTools>

/** How the sheet is looked at; it stays when another day is chosen. */
export function useDeskTools(first: DeskFilter) {
  const [filter, setFilter] = useState(first)
  const [typed, setTyped] = useState('')
  return { filter, setFilter, typed, setTyped, ...useDeskSize() }
}
