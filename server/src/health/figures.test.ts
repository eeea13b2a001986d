import { readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { TestClub } from '../../test/club.ts'
import { clubFigures } from '../http/club-figures.ts'

const holder = TestClub.use(() => ({ BACKUPS: 'on' }))

/** The figures of /metrics without labels, by name. */
async function read(): Promise<Record<string, number>> {
  const { body } = await holder.club.app.inject('/metrics')
  return Object.fromEntries(
    body.split('\n').flatMap((line) => {
      const [, name, value] = /^(clubhouse_\w+) (\S+)$/.exec(line) ?? []
      return name ? [[name, Number(value)]] : []
    }),
  )
}

it('shows the outbox, the jobs, the holds and the database', async () => {
  const { club } = holder
  await club.sql`delete from mail`
  await club.sql`update job set last_error = null, next_at = null`
  await club.sql`delete from job_task`
  await club.sql`
    insert into mail (kind, to_email, lang, subject, text, html, state, tries, next_at, created_at, useful_until)
    select 'WELCOME', 'a@example.com', 'en', 's', 't', 'h', state, 0, club_now() + due, club_now() + made, club_now() + interval '1 day'
    from (values ('WAITING', interval '-1 hour', interval '-1 hour'), ('WAITING', interval '1 hour', interval '-2 hours'),
      ('FAILED', null, interval '-3 hours'), ('FAILED', null, interval '-3 days')) m (state, due, made)`
  await club.sql`insert into job (name, schedule, last_error, next_at) values ('late', '', 'no', club_now() - interval '20 minutes')`
  const [slot] = await club.day(club.today().add({ days: 3 }).toString())
  const { memberIdx } = await club.member()
  await club.sql`
    insert into claim (slot_idx, seat, kind, holder, expires_at)
    values (${slot!}, 0, 'HOLD', ${memberIdx}, club_now() + interval '5 minutes')`
  await club.sql`
    insert into audit (call, noun, record_idx, xact)
    select 'test', 'hold', slot_idx, xact from claim where slot_idx = ${slot!}`
  const { clubhouse_mail_age_seconds: age, clubhouse_job_late_seconds: late, ...others } = await read()
  expect(others).toMatchObject({
    ...{ clubhouse_database_up: 1, clubhouse_mail_waiting: 2, clubhouse_mail_failed: 1 },
    ...{ clubhouse_jobs_failed: 1, clubhouse_holds: 1 },
  })
  expect(age).toBeGreaterThanOrEqual(3600)
  expect(age).toBeLessThan(7200)
  expect(late).toBeGreaterThanOrEqual(1200)
  expect(others.clubhouse_database_connections).toBeGreaterThan(0)
  expect(others.clubhouse_database_connections).toBeLessThan(others.clubhouse_database_connection_limit!)
  expect(others, 'there is no standby').not.toHaveProperty('clubhouse_replication_lag_seconds')
})

it('shows how far the clock of the database is from that of the machine, and logs it once', async () => {
  const apart = async () => (await read()).clubhouse_clock_apart_seconds
  const { club } = holder
  expect(Math.abs((await apart())!)).toBeLessThan(1)
  const machine = vi.spyOn(Date, 'now').mockImplementation(() => performance.timeOrigin + performance.now() - 5_000)
  const warned = vi.spyOn(club.platform.log, 'warn')
  try {
    await club.platform.clock.measure(club.sql)
    expect(await apart()).toBeGreaterThan(4)
    expect(await apart()).toBeLessThan(6)
    for (let n = 0; n < 2; n++) await club.sql`select pg_notify('clock', '')`
    await expect.poll(() => warned.mock.calls.length).toBeGreaterThan(0)
    expect(warned.mock.calls).toEqual([[{ apartMs: expect.any(Number) }, expect.stringContaining('differ in time')]])
  } finally {
    machine.mockRestore()
    warned.mockRestore()
  }
})

it('shows the age of the club as that of the backup, until the first one could be restored', async () => {
  const { club } = holder
  await club.manager()
  await club.sql`update admin set created_at = club_now() - interval '3 days'`
  const age = async () => (await read()).clubhouse_backup_age_seconds
  expect(await age()).toBeGreaterThanOrEqual(3 * 86_400)
  expect(await age()).toBeLessThan(4 * 86_400)
  await club.sql`insert into backup_run (at, ms, problem) values (club_now(), 1, 'NOT_WRITTEN')`
  expect(await age()).toBeGreaterThanOrEqual(3 * 86_400)
  await club.sql`insert into backup_run (at, ms, file, bytes) values (club_now() - interval '1 hour', 1, 'a', 1)`
  expect(await age()).toBeLessThan(86_400)
})

it('leaves the backup out where BACKUPS is off', async () => {
  const { platform } = holder.club
  const text = await clubFigures({ ...platform, deployment: { ...platform.deployment, hasBackups: false } })()
  expect(text).toMatch(/^clubhouse_holds \d/m)
  expect(text).not.toMatch(/^clubhouse_backup/m)
})

it('shows how many transactions wait for a connection, and how long they waited', async () => {
  const { club } = holder
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { options } = club.sql
  let begun = 0
  // More than the pool has connections.
  const all = Array.from({ length: options.max + 20 }, () =>
    club.sql.begin(async (sql) => {
      begun++
      await released
      await sql`select 1`
    }),
  )
  const before = await read()
  await expect.poll(() => begun).toBeGreaterThan(0)
  await expect.poll(async () => (await read()).clubhouse_connection_waiting).toBeLessThan(all.length)
  const waiting = all.length - begun
  expect(waiting).toBeGreaterThan(0)
  release()
  await Promise.all(all)
  const after = await read()
  expect(after.clubhouse_connection_waiting).toBe(0)
  const counted = 'clubhouse_connection_wait_seconds_count'
  expect(after[counted]! - before[counted]!).toBe(all.length)
})

it.each(['alerts.yml', 'dashboard.json'])('ops/%s asks for what /metrics has', async (file) => {
  const text = readFileSync(new URL(`../../../ops/${file}`, import.meta.url), 'utf8')
  const { body } = await holder.club.app.inject('/metrics')
  const asked = new Set(text.match(/\b(clubhouse|http_request|nodejs|process)_\w+/g))
  expect(asked.size).toBeGreaterThan(8)
  for (const name of asked) expect(body).toContain(name.replace(/_(bucket|count)$/, ''))
})
