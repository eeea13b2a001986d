import { useState } from 'react'
import type { DeskFilter } from '../cell/desk-cell'

const LARGE = 'desk-large'
const PAPER_BY_COURSE = 'desk-paper-by-course'

/** A switch that is stored on this device. */
function useSwitch(key: string): [boolean, (isOn: boolean) => void] {
  const [isOn, setState] = useState(() => typeof window !== 'undefined' && localStorage.getItem(key) === '1')
  const set = (on: boolean) => {
    localStorage.setItem(key, on ? '1' : '')
    setState(on)
  }
  return [isOn, set]
}

export type DeskLook = ReturnType<typeof useDeskTools>

/** How the sheet is looked at; it stays when another day is chosen. */
export function useDeskTools(first: DeskFilter) {
  const [filter, setFilter] = useState(first)
  const [typed, setTyped] = useState('')
  /** Large rows for touch screens. */
  const [isLarge, setLarge] = useSwitch(LARGE)
  /** One course a page of the printed sheet. */
  const [byCourse, setByCourse] = useSwitch(PAPER_BY_COURSE)
  return { filter, setFilter, typed, setTyped, isLarge, setLarge, byCourse, setByCourse }
}
