/** The day of a moment in a time zone, as yyyy-MM-dd. */
export const dateIn = (at: Temporal.Instant, zone: string): string =>
  at.toZonedDateTimeISO(zone).toPlainDate().toString()
