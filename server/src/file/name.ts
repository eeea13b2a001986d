import { beginning } from '../platform/beginning.ts'

const LONGEST = 60

/** A file name that is safe in URLs and on any disk: letters, digits, dots and dashes only. */
export function safeName(given: string, extension: string): string {
  const words = given
    .normalize('NFC')
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
  const base = beginning(words, LONGEST).replace(/^-+|-+$/g, '')
  return `${base || 'file'}.${extension}`
}
