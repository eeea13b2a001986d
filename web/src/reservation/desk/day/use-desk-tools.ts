import { useState } from 'react'
import type { DeskFilter } from '../cell/desk-cell'
import { useDeskSize } from './desk-size'

export type DeskLook = ReturnType<typeof useDeskTools>

/** How the sheet is looked at; it stays when another day is chosen. */
export function useDeskTools(first: DeskFilter) {
  const [filter, setFilter] = useState(first)
  const [typed, setTyped] = useState('')
  return { filter, setFilter, typed, setTyped, ...useDeskSize() }
}
