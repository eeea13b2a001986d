import { expect, it, onTestFinished } from 'vitest'
import { TestClub } from '../../test/club.ts'
import { claimingVersion } from '../../test/old-server.ts'
import { StartError } from '../platform/config.ts'
import { fill, findDatabase } from './prepare.ts'

const holder = TestClub.use()

interface Settings {
  smtpUrl?: string
  mailOutboxDir?: string
  publicUrl?: string
  clubCode?: string
}

async function saidWith(settings: Settings): Promise<string> {
  const lines: string[] = []
  const config = { ...holder.club.platform.config, smtpUrl: undefined, mailOutboxDir: undefined, ...settings }
  await fill(holder.club.url, config, (line) => lines.push(line))
  return lines.join('\n')
}

it('the console says where mails are when no mail server is set', async () => {
  await holder.club.sql`
    insert into mail (kind, to_email, lang, subject, text, html, useful_until)
    values ('APPROVED', 'kim@example.com', 'en', 'x', 'x', 'x', club_now() + interval '1 day')`
  expect(await saidWith({})).toBe('SMTP_URL is not set. 1 email is waiting in the outbox (/ishm/system/outbox).')
  expect(await saidWith({ mailOutboxDir: '/tmp/mails' })).toBe('SMTP_URL is not set. Emails are written to /tmp/mails.')
  expect(await saidWith({ smtpUrl: 'smtp://127.0.0.1:25' })).toBe('')
})

it('the console warns of a demo that is reachable from outside, until its passwords are gone', async () => {
  const { id } = await holder.club.manager()
  await holder.club.sql`insert into known_password values (${id})`
  const smtpUrl = 'smtp://127.0.0.1:25'
  expect(await saidWith({ smtpUrl })).toBe('')
  const publicUrl = 'https://club.example'
  expect(await saidWith({ smtpUrl, publicUrl })).toMatch(/^WARNING: .*1 account has the demo’s password.*club:replace/)
  // The accounts that are printed at the start.
  expect(await fill(holder.club.url, holder.club.platform.config, () => {})).toEqual([id])
  await holder.club.sql`update admin set password_hash = 'another' where id = ${id}`
  expect(await saidWith({ smtpUrl, publicUrl })).toBe('')
})

it('a start is refused where CLUB_CODE names another club', async () => {
  await expect(saidWith({ clubCode: 'XX001' })).rejects.toThrow(
    new StartError('CLUB_CODE is XX001, but the database holds the club GC001.'),
  )
})

it('a start is refused where the server is older than PostgreSQL 15', async () => {
  const old = await claimingVersion(holder.club, 140_012)
  onTestFinished(old.close)
  const start = findDatabase({ ...holder.club.platform.config, databaseUrl: old.url })
  await expect(start).rejects.toThrow(
    new StartError('DATABASE_URL: the server is PostgreSQL 14.12; Clubhouse needs PostgreSQL 15 or newer.'),
  )
})

it('a start shares the connections of the server, and is refused where there are too few', async () => {
  const { config } = holder.club.platform
  const name = `${new URL(holder.club.url).pathname.slice(1)}_own`
  const start = () => findDatabase({ ...config, databaseUrl: `${holder.club.url}_own`, workers: 2 })
  expect((await start()).share).toEqual({ processes: 2, pool: 10 })
  const limitTo = (count: number) => holder.club.sql.unsafe(`alter database ${name} connection limit ${count}`)
  await limitTo(7)
  expect((await start()).share).toEqual({ processes: 1, pool: 4 })
  await limitTo(3)
  await expect(start()).rejects.toThrow(
    new StartError(
      'DATABASE_URL: the server has 3 free connections; Clubhouse needs at least 4. Raise max_connections or stop other programs.',
    ),
  )
})
