import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { currentSession } from '../session/session-store'
import { OPENED } from '../session/stored-session'

/** A record or a screen of the office that was opened. */
interface Place {
  /** Its address. */
  id: string
  label: string
  detail?: string
}

/** What one manager opened in this window, kept for its session; the logout clears it. */
interface Opened {
  who: string
  places: readonly Place[]
}

const MOST = 8

/** The latest first; empty for another manager than the one who opened them. */
export function openedPlaces(): readonly Place[] {
  try {
    const opened: Opened | null = JSON.parse(sessionStorage.getItem(OPENED) ?? 'null')
    return opened?.who === currentSession()?.id ? (opened?.places ?? []) : []
  } catch {
    return []
  }
}

/** Puts a place first. One that is kept again keeps its detail, unless it has a new one. */
export function keepPlace(place: Place | undefined): void {
  const who = currentSession()?.id
  if (!place || !who) return
  const before = openedPlaces()
  const known = before.find(({ id }) => id === place.id)
  const places = [{ ...known, ...place }, ...before.filter((one) => one !== known)].slice(0, MOST)
  try {
    sessionStorage.setItem(OPENED, JSON.stringify({ who, places } satisfies Opened))
  } catch {
    // Without storage the palette lists nothing that was opened.
  }
}

/** The addresses of records end with their number. */
const OF_RECORD = /\/\d+$/

/**
 * Keeps the record that a page or a panel shows, for the list of the palette.
 * @param label what the record is called; undefined until it is read
 * @param at where its address is not that of the page
 */
export function useOpened(label: string | undefined, at?: Omit<Place, 'label'>): void {
  const { pathname } = useLocation()
  const id = at ? at.id : OF_RECORD.test(pathname) ? pathname : undefined
  const detail = at?.detail
  useEffect(() => {
    if (label && id) keepPlace({ id, label, ...(detail && { detail }) })
  }, [id, label, detail])
}
