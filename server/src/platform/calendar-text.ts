/** A text as the value of an iCalendar property (RFC 5545). */
export const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n')

/** The lines of an iCalendar file as it is sent. */
export const calendarText = (lines: readonly string[]): string => `${lines.map(folded).join('\r\n')}\r\n`

/** A line holds at most 75 bytes; longer ones go on after a space. Never in the middle of a character. */
function folded(line: string): string {
  let bytes = 0
  return [...line]
    .map((character) => {
      const size = Buffer.byteLength(character)
      bytes += size
      if (bytes <= 74) return character
      bytes = 1 + size
      return `\r\n ${character}`
    })
    .join('')
}
