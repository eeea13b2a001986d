import { readFileSync } from 'node:fs'
import { type AnyBundle, isOfSeason } from './src/season-bundle.ts'
import { type Differs, isDrawn, verify } from './src/verify.ts'

// The club serves this file as /draw/verify.mjs, in one piece. It checks the bundle of a draw by the rules of
// docs/draw.md, and prints what differs.

const SENTENCES: Record<Differs, string> = {
  SHAPE: 'This is not what a bundle has here.',
  SORTED: 'The list is not in ascending order here, or has something twice.',
  TWICE: 'This tee time is in the draw twice.',
  DATE: 'The post does not have this date.',
  ENTRY_HASH: 'The hash of this entry is not the hash of its text. One of them was changed.',
  PART_HASH: 'The hash of this part is not the hash in the fingerprint. The part or its hash was changed.',
  DRAW_ID: 'The entries were made for another draw.',
  ROOT: 'The hashes of the parts do not lead to this fingerprint.',
  WORDS: 'These are not the six words of the fingerprint.',
  NONCES: 'Only the mode slow has nonces.',
  MODE: 'The value did not come about in the way that the post names.',
  CHAIN: 'This is not the chain quicknet of drand, so that the club could have chosen the key.',
  ROUND: 'This is not the first round at or after the time of the draw.',
  SIGNATURE: 'The signature is not that of the round in the post.',
  VALUE: 'The value is not what the mode of the post leads to.',
  SEED: 'The seed is not the hash of the draw, its fingerprint and the value.',
  DATES: 'The result does not have the dates of the entries.',
  ORDER: 'The order of entries differs from here on.',
  ASSIGNMENT: 'This entry should have another result.',
  UNFAIR: 'An entry behind this one has a time that this one wished for more, and in which its party still fitted.',
}

const [path, ...words] = process.argv.slice(2)
if (path) process.exitCode = report(path, words.join(' ').toLowerCase())
else {
  console.log('node verify.mjs bundle.json [fingerprint, as 64 digits or six words]')
  process.exitCode = 1
}

/** Prints what was checked and what differs. @returns the exit code */
function report(file: string, fingerprint: string): 0 | 1 {
  const bundle = read(file)
  if (bundle === undefined) return 1
  const findings = verify(bundle)
  const isBundle = !findings.some(({ what }) => what === 'SHAPE')
  if (isBundle) describe(bundle as AnyBundle)
  for (const { path: at, what, expected, found } of findings) {
    console.log(`\n${at || 'The file'}: ${SENTENCES[what]}`)
    if (expected !== undefined) console.log(`  expected: ${expected}`)
    if (found !== undefined) console.log(`  found:    ${found}`)
  }
  if (!isBundle) return 1
  const { entriesRoot, words: six } = bundle as AnyBundle
  const isOther = fingerprint !== '' && fingerprint !== entriesRoot && fingerprint !== six
  if (isOther) console.log('\nThis is not the draw whose fingerprint you gave.')
  if (findings.length > 0 || isOther) return 1
  console.log(
    isDrawn(bundle)
      ? '\nEverything agrees: hashes, fingerprint, words, value, seed, order and assignment. Nobody behind an entry has a time that it wished for more and in which its party still fitted.'
      : '\nHashes, fingerprint and words agree. This draw has no result yet.',
  )
  if (!fingerprint) console.log('Compare the fingerprint with the one in your message, or give it after the file.')
  return 0
}

/** A bundle, or the club's answer that holds it. */
function read(file: string): unknown {
  try {
    const json: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return typeof json === 'object' && json !== null && 'data' in json ? json.data : json
  } catch (error) {
    console.log(`${file} could not be read: ${(error as Error).message}`)
    return undefined
  }
}

function describe(bundle: AnyBundle): void {
  const { drawId, slots, entries, entriesRoot, words: six } = bundle
  console.log(
    isOfSeason(bundle)
      ? `Draw ${drawId}, season ${bundle.post.year}: ${entries.length} groups, ${slots.length} hours.`
      : `Draw ${drawId}, ${bundle.post.playDates.join(', ')}: ${entries.length} entries, ${slots.length} tee times.`,
  )
  console.log(`Fingerprint: ${entriesRoot}`)
  console.log(`In words:    ${six}`)
}
