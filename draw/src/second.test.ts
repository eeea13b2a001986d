import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { expect, it } from 'vitest'
import { drawn, randomDraw, randomOf } from '../test/random-draw.ts'
import { randomSeason } from '../test/random-season.ts'
import { slowDraw } from '../test/whole-draws.ts'
import type { Bundle } from './bundle.ts'
import type { AnyBundle } from './season-bundle.ts'

const DRAWS = 10_000
/** Draws that wait in the pipe, so that both work at the same time. */
const AHEAD = 20
const SECOND = join(import.meta.dirname, '../test/second.py')
const hasPython = spawnSync('python3', ['--version']).status === 0

// Names whose order differs between code points and UTF-16, and texts that need escapes or none.
const ODD = { title: { en: 'A "draw"\n\t\u0001\u007f', ko: '추첨' }, '\u{1F3CC}': 1, '\uFB33': [true, -3] }

/** Of every tenth draw the mode is slow, with nonces; R can be any text there, as it is not checked. */
function drawOf(i: number): Bundle {
  const random = randomOf(`second ${i}`)
  const size = random(50) === 0 ? { entries: 60, slots: 20 } : undefined
  const bundle = randomDraw(`second ${i}`, size)
  if (i % 10 > 0) return bundle
  const { hashes, entriesRoot, words, result, seed, ...frozen } = bundle
  const nonces = Array.from({ length: random(4) }, (_, n) => `${n}${String(random(1e6)).padStart(31, '0')}`)
  const post = { ...frozen.post, ...ODD, seed: { mode: 'slow' as const, steps: 1 } }
  return drawn({ ...frozen, nonces, post }, { mode: 'slow', value: `${i}` })
}

it.runIf(hasPython)(`python3, where it is installed, comes to the same in ${DRAWS} random draws`, async () => {
  const python = spawn('python3', [SECOND], { stdio: ['pipe', 'pipe', 'inherit'] })
  const answers = createInterface({ input: python.stdout })[Symbol.asyncIterator]()
  const seen = { shared: 0, anyTime: 0, lost: 0, dates: 0 }
  const asked: Bundle[] = []
  for (let i = 0; i < DRAWS + AHEAD; i++) {
    if (i < DRAWS) {
      const next = drawOf(i)
      asked.push(next)
      python.stdin.write(`${JSON.stringify({ ...next, value: next.seed.value })}\n`)
    }
    if (i < AHEAD) continue
    const bundle = asked.shift()!
    const { value } = await answers.next()
    expect(JSON.parse(value), `draw ${i - AHEAD}`).toEqual(expectedOf(bundle))
    if (bundle.slots.some(({ mode }) => mode === 'SHARED')) seen.shared++
    if (bundle.entries.some(({ anyTime }) => anyTime)) seen.anyTime++
    if (bundle.result.dates.some(({ places }) => places.some(({ slotIdx }) => slotIdx === undefined))) seen.lost++
    if (bundle.result.dates.length > 1) seen.dates++
  }
  python.stdin.end()
  // The draws are of every kind.
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(DRAWS / 4)
})

it.runIf(hasPython)('python3, where it is installed, comes to the same end of the slow function', () => {
  const bundle = slowDraw('slow second', { entries: 4, slots: 3 })
  const { stdout } = spawnSync('python3', [SECOND], { input: JSON.stringify({ ...bundle, value: null }) })
  expect(JSON.parse(String(stdout))).toEqual(expectedOf(bundle))
})

it.runIf(hasPython)('python3, where it is installed, comes to the same in 500 random seasons', () => {
  const seasons = Array.from({ length: 500 }, (_, i) => randomSeason(`second season ${i}`))
  const input = seasons.map((season) => JSON.stringify({ ...season, value: season.seed.value })).join('\n')
  const { stdout } = spawnSync('python3', [SECOND], { input, maxBuffer: 2 ** 26 })
  const answers = String(stdout).trim().split('\n')
  expect(answers.map((line) => JSON.parse(line))).toEqual(seasons.map(expectedOf))
})

function expectedOf({ entries, hashes, entriesRoot, words, seed, result }: AnyBundle) {
  return {
    entryHashes: Object.fromEntries(entries.map(({ pseudonym, entryHash }) => [pseudonym, entryHash])),
    hashes,
    entriesRoot,
    wordNumbers: words.split(' ').map((word) => wordlist.indexOf(word)),
    value: seed.value,
    seed: seed.hash,
    result,
  }
}
