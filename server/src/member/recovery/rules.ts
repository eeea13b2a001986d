/** How much of an id is shown to who proved the address: `mj***07`. In the mail it stands whole. */
export function partlyHidden(id: string): string {
  const shown = id.length > 6 ? 2 : 1
  return `${id.slice(0, 2)}${'*'.repeat(Math.max(1, id.length - 2 - shown))}${id.slice(-shown)}`
}

/** The ticket of GET /member/check holds as long as a code does. */
export const TICKET_MINUTES = 10

/** Who puts a new password off is asked again then. Source: calls, S75. */
export const LATER_DAYS = 30
