import { expect, it, onTestFinished } from 'vitest'
import { TestClub } from '../../test/club.ts'
import { claimingVersion } from '../../test/old-server.ts'
import { StartError } from '../platform/config.ts'
import { fill, findDatabase } from './prepare.ts'

const holder = TestClub.use()

async function saidWith(settings: { smtpUrl?: string; mailOutboxDir?: string }): Promise<string> {
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
  expect((await start()).share).toEqual({ processes: 1, pool: 5 })
  await limitTo(3)
  await expect(start()).rejects.toThrow(
    new StartError(
      'DATABASE_URL: the server has 3 free connections; Clubhouse needs at least 4. Raise max_connections or stop other programs.',
    ),
  )
})
