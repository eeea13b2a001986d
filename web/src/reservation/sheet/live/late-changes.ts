import { replaceEqualDeep } from '@tanstack/react-query'
import { type AnySheet, changed, type SheetChange } from './sheet-change'

/** An answer takes less. */
const KEEP_MS = 60_000

interface Heard {
  change: SheetChange
  /** Of the moment of the change: later ones are greater. */
  eventId: string
  at: number
}

/**
 * Changes that the stream has brought lately. An answer that was on its way meanwhile is older than they are: without them
 * it would show a tee time as free that was taken since, until its next change.
 */
export class LateChanges {
  #heard: Heard[] = []

  hear(change: SheetChange, eventId: string | undefined, now = performance.now()): void {
    // A ledger has no number; the next one is complete.
    if (eventId === undefined) return
    this.#heard = [...this.#heard.filter(({ at }) => at > now - KEEP_MS), { change, eventId, at: now }]
  }

  /** After a gap of the stream, or on another day, what it said before counts no more. */
  forget(): void {
    this.#heard = []
  }

  /** For `structuralSharing`: an answer, with the changes since it was given. */
  readonly caughtUp = (before: unknown, answer: unknown): unknown => {
    const sheet = answer as AnySheet
    const later = this.#heard
      .filter(({ eventId }) => Number(eventId) > Number(sheet.eventId))
      .sort((one, other) => Number(one.eventId) - Number(other.eventId))
    const now = later.reduce((so, { change, eventId }) => changed(so, change, eventId), sheet)
    return replaceEqualDeep(before, now)
  }
}
