import { createHash } from 'node:crypto'
import { relative } from 'node:path'

const SOURCES = `${import.meta.dirname}/src`
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const OF_FILE = 4

const names = new Map<string, Map<string, string>>()
const files = new Map<string, string>()

/**
 * A short name for a class of a CSS module: letters for the file and a number for the class. HTML, scripts and style
 * sheets repeat these names; the long ones of development were a tenth of a page. Same in every build of the same files.
 */
export function className(name: string, path: string): string {
  const file = relative(SOURCES, path.replace(/\?.*$/, ''))
  const known = names.get(file) ?? new Map<string, string>()
  names.set(file, known)
  const short = known.get(name) ?? lettersOf(file) + known.size.toString(36)
  known.set(name, short)
  return short
}

function lettersOf(file: string): string {
  const letters = [...createHash('sha256').update(file).digest()]
    .slice(0, OF_FILE)
    .map((byte) => LETTERS[byte % LETTERS.length])
    .join('')
  const other = files.get(letters)
  if (other !== undefined && other !== file) throw new Error(`Rename ${file}: its classes have the letters of ${other}`)
  files.set(letters, file)
  return letters
}
