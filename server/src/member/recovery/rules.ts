/** How much of an id a verified address is shown: `mj***07`. The email has all of it. */
export function partlyHidden(id: string): string {
  const shown = id.length > 6 ? 2 : 1
  return `${id.slice(0, 2)}${'*'.repeat(Math.max(1, id.length - 2 - shown))}${id.slice(-shown)}`
}

/** The ticket of GET /member/check lives as long as a code. */
export const TICKET_MINUTES = 10

/** A postponed password change is asked for again after this time. Source: docs/rules.md, Accounts. */
export const LATER_DAYS = 30
