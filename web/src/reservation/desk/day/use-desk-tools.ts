import { useState } from 'react'
import { useMedia } from '../../../ui/use-media'
import type { DeskFilter } from '../cell/desk-cell'

const LARGE = 'desk-large'
const PAPER_BY_COURSE = 'desk-paper-by-course'

/** A switch that is stored on this device. @param first what it is until someone presses it */
function useSwitch(key: string, first = false): [boolean, (isOn: boolean) => void] {
  const [stored, setStored] = useState(() => (typeof window === 'undefined' ? null : localStorage.getItem(key)))
  const set = (on: boolean) => {
    const chosen = on ? '1' : ''
    localStorage.setItem(key, chosen)
    setStored(chosen)
  }
  return [stored === null ? first : stored === '1', set]
}

export type DeskLook = ReturnType<typeof useDeskTools>

/** How the sheet is looked at; it stays when another day is chosen. */
export function useDeskTools(first: DeskFilter) {
  const [filter, setFilter] = useState(first)
  const [typed, setTyped] = useState('')
  /** Large rows, which fingers press more surely. */
  const [isLarge, setLarge] = useSwitch(LARGE, useMedia('(pointer: coarse)'))
  /** One course a page of the printed sheet. */
  const [byCourse, setByCourse] = useSwitch(PAPER_BY_COURSE)
  return { filter, setFilter, typed, setTyped, isLarge, setLarge, byCourse, setByCourse }
}
