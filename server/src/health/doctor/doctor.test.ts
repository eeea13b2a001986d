import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { envOf, KEY, newFolder, removeFolders } from '../../../test/archives.ts'
import { TestClub } from '../../../test/club.ts'
import { clock, running, tablesOf } from './database.ts'
import { examine } from './examine.ts'
import { linesOf } from './finding.ts'
import { disk } from './machine.ts'

afterAll(removeFolders)

const holder = TestClub.use()

/** A port on this machine that answers with this status, until the test ends. */
async function siteWith(status: number): Promise<string> {
  const site = createServer((_, response) => response.writeHead(status).end())
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  afterAll(() => void site.close())
  return String((site.address() as AddressInfo).port)
}

/** What is found, by what it is about. */
async function found(env: Record<string, string>) {
  const all = await examine({ ...envOf(holder.club), HOST: '127.0.0.1', PORT: await siteWith(200), ...env })
  return Object.fromEntries(all.map(({ about, ...finding }) => [about, finding]))
}

it('finds nothing broken in a club that runs', async () => {
  await holder.club.sql`delete from mail`
  await holder.club.sql`update job set last_error = null, next_at = null`
  const all = await found({ PUBLIC_URL: 'https://club.example', TRUST_PROXY: '1' })
  expect(all).toMatchObject({
    ...{ Database: { state: 'GOOD' }, Tables: { state: 'GOOD' }, Clock: { state: 'GOOD' }, Rules: { state: 'GOOD' } },
    ...{ Outbox: { state: 'GOOD' }, Jobs: { state: 'GOOD' }, Site: { state: 'GOOD' } },
    Address: { state: 'GOOD', says: 'https://club.example, behind 1 proxy.' },
  })
  expect(all.Mail, 'there is no mail server').toMatchObject({
    state: 'WARNING',
    mend: expect.stringContaining('SMTP_URL'),
  })
})

it.each([
  [{ PUBLIC_URL: 'https://club.example' }, 'Address', /TRUST_PROXY is 0/],
  [{ PUBLIC_URL: 'http://club.example' }, 'Address', /not encrypted/],
  [{}, 'Address', /PUBLIC_URL is not set/],
  [{ RATE_LIMIT_SCALE: '50' }, 'Limits', /is 50/],
  [{ CLUB_TIME: '2026-12-02T10:00' }, 'Time', /for tests/],
])('warns of the settings %o', async (env, about, says) => {
  expect((await found(env))[about]).toMatchObject({ state: 'WARNING', says: expect.stringMatching(says) })
})

it('names each setting that is invalid, and a database that does not answer', async () => {
  const invalid = await examine({ PORT: 'many', WORKERS: '0' })
  expect(invalid.map(({ state, says }) => [state, says])).toEqual([
    ['FAULT', expect.stringContaining('Invalid PORT')],
    ['FAULT', expect.stringContaining('Invalid WORKERS')],
  ])
  const away = await found({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/club' })
  expect(away.Database).toMatchObject({ state: 'FAULT', says: expect.stringContaining('127.0.0.1:1') })
  const none = await found({ DATABASE_URL: '', DATA_DIR: newFolder() })
  expect(none.Database).toMatchObject({ state: 'FAULT', says: expect.stringContaining('There is no database in') })
})

it('says that a mail server refuses, a site answers with 503, and nothing answers', async () => {
  const { Mail } = await found({ SMTP_URL: 'smtp://127.0.0.1:1' })
  expect(Mail).toMatchObject({ state: 'FAULT', says: expect.stringContaining('127.0.0.1:1 refuses') })
  expect((await found({ PORT: await siteWith(503) })).Site).toMatchObject({ state: 'FAULT' })
  expect((await found({ PORT: '1' })).Site).toMatchObject({ state: 'WARNING' })
})

it('warns of backups that are off, lie on the disk of the data, or lack the secrets', async () => {
  expect((await found({ BACKUPS: 'off' })).Backup).toMatchObject({
    state: 'WARNING',
    says: expect.stringContaining('BACKUPS is off'),
  })
  const BACKUP_DIR = newFolder()
  const beside = await found({ DATA_DIR: newFolder(), BACKUP_DIR })
  expect(beside.Backup).toMatchObject({
    state: 'GOOD',
    says: expect.stringContaining('The first one is made at 03:40'),
  })
  expect(beside['Backup disk']).toMatchObject({ state: 'WARNING', says: expect.stringContaining(BACKUP_DIR) })
  expect(beside['Backup key']).toMatchObject({ state: 'WARNING', mend: expect.stringContaining('Set BACKUP_KEY') })
  const away = await found({
    ...{ DATA_DIR: newFolder(), BACKUP_DIR, BACKUP_KEY: KEY },
    BACKUP_S3_URL: 'https://key:secret@storage.example/backups',
  })
  expect(Object.keys(away)).not.toContain('Backup disk')
  expect(Object.keys(away)).not.toContain('Backup key')
})

it('warns of accounts with the demo’s password on a public site', async () => {
  const { id } = await holder.club.manager()
  await holder.club.sql`insert into known_password values (${id})`
  const { Passwords } = await found({ PUBLIC_URL: 'https://club.example', TRUST_PROXY: '1' })
  expect(Passwords).toMatchObject({ state: 'FAULT', says: expect.stringMatching(/^1 account has/) })
  await holder.club.sql`delete from known_password`
})

it('finds a record that breaks a rule', async () => {
  const { club } = holder
  const [slot] = await club.day(club.today().add({ days: 5 }).toString())
  const { memberIdx } = await club.member()
  await club.sql`
    insert into claim (slot_idx, seat, kind, holder, expires_at)
    values (${slot!}, 0, 'HOLD', ${memberIdx}, club_now() + interval '5 minutes')`
  expect((await found({})).Rules).toMatchObject({
    state: 'FAULT',
    says: expect.stringMatching(/^1 record breaks a rule/),
  })
  await club.sql`delete from claim where slot_idx = ${slot!}`
})

describe('the data folder', () => {
  it('has the secret of the deployment, which only its user reads', async () => {
    const folder = newFolder()
    const env = { DATA_DIR: folder, SESSION_SECRET: '' }
    expect((await found(env)).Secret).toMatchObject({ state: 'FAULT', mend: expect.stringContaining('backup') })
    const secret = join(folder, 'session.secret')
    writeFileSync(secret, 'x', { mode: 0o600 })
    expect((await found(env)).Secret).toMatchObject({ state: 'GOOD' })
    chmodSync(secret, 0o644)
    expect((await found(env)).Secret).toMatchObject({ state: 'WARNING', mend: `Run chmod 600 ${secret}` })
  })

  it('exists', async () => {
    const none = join(newFolder(), 'none')
    expect((await found({ DATA_DIR: none }))['Data folder']).toMatchObject({ state: 'FAULT' })
    mkdirSync(none)
    expect(await found({ DATA_DIR: none })).not.toHaveProperty('Data folder')
  })

  it.each([
    [0.5e9, 'FAULT'],
    [3e9, 'WARNING'],
    [50e9, 'GOOD'],
  ])('with %d free bytes', (free, state) => {
    expect(disk(free, '/srv/club')).toMatchObject({ state, about: 'Disk' })
  })
})

it('compares tables and clocks, and says what waits too long', () => {
  const [first, second] = [
    { name: '1', runsOn: null },
    { name: '2', runsOn: null },
  ]
  expect(tablesOf([first, second], ['1'])).toMatchObject({ state: 'FAULT', says: expect.stringContaining('(2)') })
  expect(tablesOf([first, { ...second, runsOn: '0.1' }], ['1'])).toMatchObject({ state: 'WARNING' })
  expect(tablesOf([first], ['1', '2'])).toMatchObject({ state: 'WARNING' })
  expect(clock(-5_400)).toMatchObject({ state: 'WARNING', says: 'This machine and the database are 5.4 s apart.' })
  expect(clock(1_100)).toMatchObject({ state: 'WARNING' })
  expect(clock(-900)).toMatchObject({ state: 'GOOD' })
  const well = {
    ...{ mailWaiting: 3, mailAgeSeconds: 0, mailFailed: 0, jobsFailed: 0, jobLateSeconds: 0, holds: 0 },
    ...{
      connections: 20,
      connectionLimit: 100,
      replicationLagSeconds: null,
      backupAgeSeconds: 0,
      backupFailed: null,
      archiveAgeSeconds: null,
      archiveFailed: null,
    },
  }
  const states = (more: Partial<typeof well>) => running({ ...well, ...more }).map(({ about, state }) => [about, state])
  const good = [
    ['Outbox', 'GOOD'],
    ['Jobs', 'GOOD'],
  ]
  expect(states({})).toEqual(good)
  expect(states({ mailAgeSeconds: 3600 })).toContainEqual(['Outbox', 'WARNING'])
  const late = { ...well, mailAgeSeconds: 7 * 3600, jobLateSeconds: 3 * 86_400 }
  expect(running(late).map(({ says }) => says)).toEqual(['An email has waited for 7 hours.', 'A job is 3 days late.'])
  expect(running(late, false)[0], 'without a mail server every email waits').toMatchObject({ state: 'GOOD' })
  expect(states({ mailFailed: 1 })).toContainEqual(['Outbox', 'WARNING'])
  expect(states({ jobsFailed: 2 })).toContainEqual(['Jobs', 'WARNING'])
  expect(states({ jobLateSeconds: 3600 })).toContainEqual(['Jobs', 'WARNING'])
  expect(states({ connections: 95 })).toEqual([...good, ['Connections', 'WARNING']])
})

it('writes a finding, and below it what mends it', () => {
  const finding = { about: 'Disk', says: 'Full.', mend: 'Delete something.' }
  expect(linesOf({ state: 'FAULT', ...finding })).toEqual(['✗ Disk: Full.', '    Delete something.'])
  expect(linesOf({ state: 'GOOD', about: 'Disk', says: 'Empty.' })).toEqual(['✓ Disk: Empty.'])
})
