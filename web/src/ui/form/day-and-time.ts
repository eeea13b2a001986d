const DAY = /^\d{4}-\d\d-\d\d$/
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

/** A day that there is, as yyyy-MM-dd: 31 June is none. */
export function isDay(text: string): boolean {
  const at = DAY.test(text) ? new Date(`${text}T00:00:00Z`) : undefined
  return at !== undefined && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

/** A time of day, as HH:mm. */
export const isTime = (text: string): boolean => TIME.test(text)
