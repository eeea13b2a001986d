/** Of compressed files of the archive, and of those that are encrypted too. */
export const PACKED = '.zst'
export const ENCRYPTED = '.age'

/** What PostgreSQL archives: segments of the log, its notes on base backups, and the histories of timelines. */
const ARCHIVED = /^[0-9A-F]{8}(\.history|[0-9A-F]{16}(\.partial|\.[0-9A-F]{8}\.backup)?)$/
const SEGMENT = /^[0-9A-F]{24}$/

/** Digits of the timeline, which a restore counts up, before those of the place in the log. */
const TIMELINE = 8
const LOG_BYTES = 2 ** 32

export const isArchived = (file: string) => ARCHIVED.test(file)
export const unpackedName = (file: string) => without(PACKED, without(ENCRYPTED, file))

const without = (ending: string, file: string) => (file.endsWith(ending) ? file.slice(0, -ending.length) : file)

/** Which place in the log a file of the archive is about; undefined for a history, which every restore may need. */
const placeOf = (file: string): string | undefined =>
  SEGMENT.test(file.slice(0, 24)) ? file.slice(TIMELINE, 24) : undefined

function numberOf(segment: string, segmentBytes: number): number {
  const [log, within] = [segment.slice(8, 16), segment.slice(16)].map((digits) => Number.parseInt(digits, 16))
  return log! * (LOG_BYTES / segmentBytes) + within!
}

/** Whether the archive has every segment from one on, along its timeline. @param files compressed or not */
export function isUnbroken(files: readonly string[], first: string, segmentBytes: number): boolean {
  const later = files
    .map(unpackedName)
    .filter((name) => SEGMENT.test(name) && name.slice(0, TIMELINE) === first.slice(0, TIMELINE) && name >= first)
  const numbers = new Set(later.map((name) => numberOf(name, segmentBytes)))
  return (
    numbers.has(numberOf(first, segmentBytes)) && Math.max(...numbers) - numberOf(first, segmentBytes) < numbers.size
  )
}

/** Files of the archive that no restore needs that begins with one of these segments, or a later one. */
export function needless(files: readonly string[], firsts: readonly string[]): string[] {
  const [oldest] = firsts.map((first) => first.slice(TIMELINE)).sort()
  return files.filter((file) => oldest !== undefined && (placeOf(file) ?? oldest) < oldest)
}

/** Files that a restore needs: from one segment on, up to another where that is enough, and every history. */
export const needed = (files: readonly string[], { first, last }: { first: string; last?: string | undefined }) =>
  files.filter((file) => {
    if (!isArchived(unpackedName(file))) return false
    const place = placeOf(file)
    return place === undefined || (place >= first.slice(TIMELINE) && (!last || place <= last.slice(TIMELINE)))
  })
