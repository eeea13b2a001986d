import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { contract } from '@clubhouse/contract'
import { TOTP } from 'otpauth'
import { entriesIn, type ReadEntry } from '../src/backup/archive-reader.ts'
import { type BackupOptions, takeBackup } from '../src/backup/backup.ts'
import type { Manifest } from '../src/backup/manifest.ts'
import { partsOf, rawOf } from '../src/backup/part.ts'
import { type RestoreOptions, restoreClub } from '../src/backup/restore.ts'
import { entryOf, MANIFEST, sha256, tailOf } from '../src/backup/tar.ts'
import { readConfig } from '../src/platform/config.ts'
import { CLUB, PASSWORD, type TestClub } from './club.ts'
import { TEST_BUCKET } from './kept-files.ts'

export const KEY = 'a key of some words'

const folders = new Set<string>()

/** Open to the database's system user, who needs to reach what is in it. A file removes its folders at its end. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'clubhouse-backup-'))
  folders.add(folder)
  chmodSync(folder, 0o755)
  return folder
}

export function removeFolders(): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  folders.clear()
}

/** As the commands read it. */
export const settingsOf = (env: Record<string, string>) => readConfig(env, () => '')

const quiet = { say: () => {}, signal: new AbortController().signal }

export function backup(env: Record<string, string>, options: Partial<BackupOptions> = {}) {
  const to = join(newFolder(), 'club.tar')
  return takeBackup(settingsOf(env), { to, key: KEY, ...quiet, ...options })
}

export function restore(env: Record<string, string>, archive: string, options: Partial<RestoreOptions> = {}) {
  return restoreClub(settingsOf(env), { archive, key: KEY, ...quiet, ...options })
}

/** How a command reaches a test club. */
export const envOf = ({ url, platform: { config } }: TestClub): Record<string, string> => ({
  DATABASE_URL: url,
  DATA_DIR: config.dataDir,
  SESSION_SECRET: config.sessionSecret,
  ...(TEST_BUCKET && { FILES_S3_URL: TEST_BUCKET }),
})

/** A manager with two-step login, whose app was set up long ago. */
export async function withApp(club: TestClub) {
  const me = await club.manager({ isSSAdmin: true })
  await club.ask(contract.profile.checkPassword, { password: PASSWORD }, me)
  const { secret } = (await club.ask(contract.secondFactor.beginApp, {}, me)).data
  const code = new TOTP({ secret }).generate()
  await club.ask(contract.secondFactor.confirmApp, { code }, me)
  await club.sql`update totp set last_step = 0 where admin_idx = ${me.adminIdx}`
  return { ...me, secret: secret as string }
}

/** What a login with the app comes to: 'yes', or why not. */
export async function loginWithApp(club: TestClub, { id, secret }: { id: string; secret: string }): Promise<string> {
  const asked = await club.ask(contract.session.login, { clubCode: CLUB, id, password: PASSWORD })
  const { ticket } = asked.fail.msgVar
  const code = new TOTP({ secret }).generate()
  const answer = await club.ask(contract.secondFactor.confirm, { ticket, code })
  return answer.result ? 'yes' : answer.fail.code
}

interface Opened {
  entries: ReadEntry[]
  manifest: Manifest
}

/** Writes the contents of an archive into another one that is not encrypted, with valid hashes. @returns the other archive */
export async function rewritten(path: string, change: (opened: Opened) => Promise<unknown> | unknown): Promise<string> {
  const entries: ReadEntry[] = []
  for await (const entry of entriesIn(path, KEY)) entries.push(entry)
  const last = entries.pop()!
  const manifest: Manifest = JSON.parse(last.bytes.toString())
  await change({ entries, manifest })
  const bytes = Buffer.from(JSON.stringify(manifest))
  const parts = await Promise.all([...entries, { name: MANIFEST, bytes }].map((one) => entryOf(one.name, one.bytes)))
  const body = Buffer.concat(parts)
  const other = join(newFolder(), 'other.tar')
  writeFileSync(other, Buffer.concat([body, await tailOf(sha256(body))]))
  return other
}

/** Changes what COPY said of a table, in such a way that every hash of the archive fits. */
export async function withRows({ entries, manifest }: Opened, table: string, change: (text: string) => string) {
  const [part] = manifest.tables.find(({ name }) => name === table)!.parts
  const entry = entries.find(({ name }) => name === part!.name)!
  const raw = Buffer.from(change((await rawOf(entry.bytes, part!.rawSize)).toString()))
  for await (const { bytes, rawSize } of partsOf(Readable.from([raw]))) {
    entry.bytes = bytes
    Object.assign(part!, { rawSize, size: bytes.length, sha256: sha256(bytes) })
  }
}
