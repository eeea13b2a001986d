import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backup, envOf, KEY, newFolder, removeFolders, restore } from '../../test/archives.ts'
import { TestClub } from '../../test/club.ts'
import { keepFile } from '../file/keep.ts'

afterAll(removeFolders)

const holder = TestClub.use()
/** The data folder of a stopped club with the built-in database. */
let DATA_DIR: string

beforeAll(async () => {
  const { club } = holder
  const { database: sql, files } = club.platform
  const card = { bytes: Buffer.from('1,4\n'), mime: 'text/csv', extension: 'csv' }
  await keepFile({ sql, files }, 'card.csv', card, { noun: 'test' })
  DATA_DIR = newFolder()
  await restore({ DATA_DIR }, (await backup(envOf(club))).path)
})

interface Ended {
  code: number
  said: string
}

function run(command: 'backup' | 'restore', args: string[], env: Record<string, string> = {}): Promise<Ended> {
  const { promise, resolve } = Promise.withResolvers<Ended>()
  const file = join(import.meta.dirname, `${command}-command.ts`)
  const settings = { ...process.env, DATABASE_URL: '', SESSION_SECRET: '', BACKUP_KEY: '', DATA_DIR, ...env }
  execFile(process.execPath, [file, ...args], { env: settings }, (error, stdout, stderr) =>
    resolve({ code: Number(error?.code ?? 0), said: stdout + stderr }),
  )
  return promise
}

const isDatabaseUp = () => existsSync(join(DATA_DIR, 'postgres/postmaster.pid'))

describe('backup', () => {
  it('of a stopped site starts its database, writes one archive, and stops it again', async () => {
    const archive = join(newFolder(), 'club.tar')
    const { code, said } = await run('backup', [`--to=${archive}`], { BACKUP_KEY: KEY })
    expect({ code, said }).toEqual({ code: 0, said: expect.stringMatching(/Backed up .* \(GC001\): \d+ tables with/) })
    expect(said).toContain('The archive contains personal data')
    expect(said).toContain('It is encrypted, and has the secrets of this deployment.')
    expect(isDatabaseUp()).toBe(false)
    expect(statSync(archive).mode & 0o777).toBe(0o600)
    expect(readdirSync(join(archive, '..'))).toEqual(['club.tar'])
    expect(readFileSync(archive).toString('latin1')).toMatch(/^age-encryption\.org\/v1\n/)
    expect(await run('restore', ['--check', archive])).toEqual({
      code: 1,
      said: `${archive} is encrypted and needs its key: set BACKUP_KEY or --key-file. Nothing was changed.\n`,
    })
    const checked = await run('restore', ['--check', archive], { BACKUP_KEY: KEY })
    expect(checked).toEqual({ code: 0, said: expect.stringContaining(`${archive} is whole`) })
    // A second one does not overwrite it.
    expect(await run('backup', [`--to=${archive}`])).toEqual({
      code: 1,
      said: `${archive} exists already, and no backup is overwritten.\n`,
    })
  })

  it('without a key says what a restored club will lack, and needs no key to be restored', async () => {
    const archive = join(newFolder(), 'club.tar')
    const { code, said } = await run('backup', [`--to=${archive}`])
    expect(code).toBe(0)
    const lack = 'authenticator apps: managers with two-step login need a recovery code'
    expect(said).toContain(lack)
    const folder = join(newFolder())
    const restored = await run('restore', [archive], { DATA_DIR: folder })
    expect(restored.code).toBe(0)
    expect(restored.said).toContain(lack)
    expect(existsSync(join(folder, 'session.secret'))).toBe(false)
  })

  it('names an archive by club and time, and keeps those that a rule says', async () => {
    const folder = newFolder()
    const old = ['2020-01-01', '2020-01-02'].map((day) => `clubhouse-GC001-${day}T034005Z.tar`)
    for (const name of [...old, 'notes.txt']) writeFileSync(join(folder, name), 'x')
    const { code, said } = await run('backup', [`--in=${folder}`, '--keep=2,0,0'])
    expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining(`Deleted ${old[0]}: --keep`) })
    const named = expect.stringMatching(/^clubhouse-GC001-\d{4}-\d{2}-\d{2}T\d{6}Z\.tar$/)
    expect(readdirSync(folder).sort()).toEqual([old[1], named, 'notes.txt'])
    for (const wrong of [['--keep=2,0,0'], [`--in=${folder}`, '--keep=2'], [`--in=${folder}`, '--to=club.tar']])
      expect((await run('backup', wrong)).code).toBe(1)
    expect(readdirSync(folder)).toHaveLength(3)
    await run('backup', [`--in=${folder}`, '--keep=1,0,0'], { BACKUP_KEY: KEY })
    const last = expect.stringMatching(/^clubhouse-GC001-\d{4}-\d{2}-\d{2}T\d{6}Z\.tar\.age$/)
    expect(readdirSync(folder).sort()).toEqual([last, 'notes.txt'])
  })

  it('warns of a file that is not there, and ends with 2', async () => {
    const [folder] = readdirSync(join(DATA_DIR, 'files'))
    const [key] = readdirSync(join(DATA_DIR, 'files', folder!))
    rmSync(join(DATA_DIR, 'files', folder!, key!))
    const { code, said } = await run('backup', [`--to=${join(newFolder(), 'club.tar')}`])
    expect(code).toBe(2)
    expect(said).toContain(`WARNING: the storage does not have the file ${key}.`)
  })

  it('of a folder without a club makes nothing', async () => {
    const folder = newFolder()
    expect(await run('backup', [], { DATA_DIR: folder })).toEqual({
      code: 1,
      said: `There is no database in ${folder}. Set DATA_DIR or DATABASE_URL to the one that you mean.\n`,
    })
    expect(readdirSync(folder)).toEqual([])
    const DATABASE_URL = 'postgres://nobody:wrong@127.0.0.1:9/club'
    const away = await run('backup', [], { DATABASE_URL, DATA_DIR: folder })
    expect(away).toEqual({ code: 1, said: expect.stringMatching(/^DATABASE_URL: cannot reach PostgreSQL at 127/) })
  })
})

it('the key comes from a file too, which has to have one', async () => {
  const folder = newFolder()
  const [good, short] = [join(folder, 'good'), join(folder, 'short')]
  writeFileSync(good, `${KEY}\n`)
  writeFileSync(short, 'secret\n')
  const to = join(folder, 'club.tar')
  expect((await run('backup', [`--to=${to}`, `--key-file=${short}`])).said).toContain('is too short')
  expect((await run('backup', [`--to=${to}`, `--key-file=${good}x`])).said).toContain('Cannot read')
  expect((await run('backup', [`--to=${to}`, `--key-file=${good}`])).said).toContain('encrypted')
  const wrong = await run('restore', [to], { DATA_DIR: join(folder, 'club'), BACKUP_KEY: `${KEY}x` })
  expect(wrong).toEqual({ code: 1, said: expect.stringContaining('This is not the key of the archive') })
})

it.each(['backup', 'restore'] as const)('%s explains itself, and refuses what it does not know', async (command) => {
  expect(await run(command, ['--help'])).toEqual({ code: 0, said: expect.stringContaining(`npm run ${command} -- `) })
  expect(await run(command, ['--oops'])).toEqual({ code: 1, said: expect.stringMatching(/^Unknown option '--oops'/) })
})

it('restore wants one archive', async () => {
  expect(await run('restore', [])).toEqual({ code: 1, said: expect.stringContaining('Name one archive') })
})
