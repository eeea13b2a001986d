import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Decrypter } from 'age-encryption'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backup, envOf, KEY, newFolder, removeFolders, restore, rewritten, withRows } from '../../test/archives.ts'
import { TestClub } from '../../test/club.ts'
import { seal } from '../audit/seal.ts'
import { keepFile } from '../file/keep.ts'
import { checkArchive } from './check-archive.ts'
import { TAIL } from './tar.ts'

afterAll(removeFolders)

const holder = TestClub.use()
let path: string

beforeAll(async () => {
  const { club } = holder
  const { database: sql, files } = club.platform
  const [slot] = await club.day('2026-12-15')
  const member = await club.member()
  expect((await club.book(member, slot!, await club.hold(member, slot!))).result).toBe(true)
  await seal(sql, { waitSeconds: 0 })
  const text = { bytes: Buffer.from('hole,par\n1,4\n'), mime: 'text/csv', extension: 'csv' }
  await keepFile({ sql, files }, 'card.csv', text, { noun: 'test' })
  path = (await backup(envOf(holder.club))).path
})

/** Why it is not restored; nothing may be there afterwards. */
async function refusalOf(archive: string): Promise<string> {
  const DATA_DIR = join(newFolder(), 'club')
  const refusal = await restore({ DATA_DIR }, archive).then(
    () => 'restored',
    (error: Error) => error.message,
  )
  expect(existsSync(DATA_DIR)).toBe(false)
  return refusal
}

function written(bytes: Buffer): string {
  const archive = join(newFolder(), 'club.tar')
  writeFileSync(archive, bytes)
  return archive
}

describe.each([
  ['an archive without a key', undefined],
  ['an encrypted archive', KEY],
])('%s', (_, key) => {
  let bytes: Buffer
  beforeAll(async () => {
    bytes = readFileSync((await backup(envOf(holder.club), { key })).path)
  })

  it.each([0, 1, 511, 512, TAIL - 1, TAIL, 0.3, 0.7, -TAIL, -1024, -512, -1])(
    'is refused when cut at %d',
    async (at) => {
      const end = at > 0 && at < 1 ? Math.floor(bytes.length * at) : at
      expect(await refusalOf(written(bytes.subarray(0, end)))).toMatch(
        / is not a whole backup: .* Nothing was changed\.$/,
      )
    },
  )

  it('is refused for any byte that was changed, in a header, a value, a gap, the manifest or the end', async () => {
    const places = [0, 60, 100, 156, 511, 512, -1, -600, -1500, -TAIL, -TAIL - 1, -TAIL - 700]
    for (let part = 1; part < 20; part++) places.push(Math.floor((bytes.length * part) / 20))
    for (const place of places) {
      const changed = Buffer.from(bytes)
      changed[place < 0 ? bytes.length + place : place]! ^= 1
      // A changed header of an encrypted archive looks like another key.
      const why = key && place > 0 && place < 200 ? /cut off or changed|not the key/ : /it was cut off or changed/
      expect(await refusalOf(written(changed))).toMatch(why)
    }
    const longer = Buffer.concat([bytes, Buffer.alloc(512)])
    expect(await refusalOf(written(longer))).toContain('it was cut off or changed')
  })
})

it('what is no archive, or not there, is refused', async () => {
  expect(await refusalOf(written(Buffer.from('x'.repeat(5000))))).toContain('it was cut off or changed')
  expect(await refusalOf(join(newFolder(), 'none.tar'))).toMatch(/^Cannot read .* \(ENOENT\)\.$/)
})

it('an encrypted archive is a file of age with the tar file of one without, and says nothing to others', async () => {
  expect(readFileSync(path).includes('card.csv')).toBe(false)
  const age = new Decrypter()
  age.addPassphrase(KEY)
  const tar = Buffer.from(await age.decrypt(readFileSync(path)))
  expect(tar.subarray(0, 10).toString()).toBe('README.txt')
  const plain = written(tar)
  expect((await checkArchive(plain)).manifest).toEqual((await checkArchive(path, KEY)).manifest)
})

type Change = Parameters<typeof rewritten>[1]
const WRONG: [what: string, change: Change, why: RegExp][] = [
  ['lacks a file', ({ entries }) => entries.pop(), /files\/.* is missing/],
  ['lacks a table', ({ entries }) => entries.splice(1, 1), /tables\/.* is missing/],
  ['has another file', ({ entries }) => entries.push({ name: 'x', bytes: Buffer.from('x') }), /x does not belong/],
  ['has a file twice', ({ entries }) => entries.push(entries.at(-1)!), /is in it twice/],
  ['has another order', ({ entries }) => entries.push(...entries.splice(1, 1)), /its order was changed/],
  [
    'has other bytes of a file',
    ({ entries }) => entries.push({ ...entries.pop()!, bytes: Buffer.from('x') }),
    /files\/.* is not as it was/,
  ],
  [
    'would write elsewhere',
    ({ entries, manifest }) => {
      const name = 'files/../../etc/passwd'
      Object.assign(entries.at(-1)!, { name })
      Object.assign(manifest.files.at(-1)!, { name })
    },
    /is not the name of a file/,
  ],
  ['counts other rows', ({ manifest }) => manifest.tables.find(({ rows }) => rows)!.rows++, /rows instead of/],
  ['is of a later format', ({ manifest }) => Object.assign(manifest, { format: 2 }), /^A newer version of Clubhouse/],
  [
    'is of a later version',
    ({ manifest }) => manifest.migrations.push('9999-later.sql'),
    /^A newer release of Clubhouse has changed/,
  ],
  ['says something unknown', ({ manifest }) => Object.assign(manifest, { more: 1 }), /cannot be understood/],
]

const otherAddress = (text: string) => text.replace('127.0.0.1', '127.0.0.2')
const ofNobody = (text: string) => text.replace(/^(\d+)\t\d+/m, '$1\t999999')
const rename = (table: { name: string }) => Object.assign(table, { name: 'aaa' })

describe('an archive that was made anew', () => {
  it.each(WRONG)('and %s is refused before anything is made', async (_, change, why) => {
    expect(await refusalOf(await rewritten(path, change))).toMatch(why)
  })

  it.each<[what: string, change: Change, why: RegExp]>([
    ['another value in the audit log', (one) => withRows(one, 'audit', otherAddress), /its audit log is broken/],
    ['a session of nobody', (one) => withRows(one, 'session', ofNobody), /violates foreign key constraint/],
    ['a table that is not ours', ({ manifest }) => rename(manifest.tables[0]!), /the table aaa is not one of/],
  ])('with %s leaves the place as empty as it was', async (_, change, why) => {
    expect(await refusalOf(await rewritten(path, change))).toMatch(why)
  })
})
