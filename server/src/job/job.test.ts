import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contract } from '@clubhouse/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TestClub } from '../../test/club.ts'
import { write } from '../platform/write.ts'
import { jobContext } from './context.ts'
import { enqueue } from './enqueue.ts'
import { forgetKeys } from './forget-keys.ts'
import { onTask, schedule } from './job.ts'
import { keepJobsGoing } from './keep-going.ts'
import { know, perform, performTasks } from './perform.ts'

const MESSAGES = join(import.meta.dirname, '../../../db/messages')
const holder = TestClub.use()
const ctx = () => jobContext(holder.club.platform, 'test')
const RIGHT = { '960000': 'R', '960700': 'RU' }
const tasks = async () =>
  (await holder.club.sql`select data, tries, error from job_task order by task_idx`).map((row) => ({ ...row }))
const lineOf = async (name: string) => {
  const manager = await holder.club.manager({ rights: RIGHT })
  const { data } = await holder.club.ask(contract.job.list, {}, manager)
  return data.find((job: { name: string }) => job.name === name)
}

beforeEach(async () => {
  await holder.club.setClock('2027-03-01T09:00')
  await holder.club.sql`delete from job_task`
  await holder.club.sql`delete from job`
})

describe('the answers kept for requests that come twice', () => {
  it('are taken away after a day', async () => {
    const keep = (hours: number) => holder.club.sql`
      insert into idempotency (who, key, call, body_hash, at)
      values ('m1', gen_random_uuid(), 'booking.book', ${String(hours)}, club_now() - make_interval(hours => ${hours}))`
    for (const hours of [1, 23, 25, 200]) await keep(hours)
    await know(ctx(), forgetKeys)
    await perform(ctx(), forgetKeys, true)
    const left = await holder.club.sql<
      { bodyHash: string }[]
    >`select body_hash from idempotency where who = 'm1' order by at`
    expect(left.map(({ bodyHash }) => bodyHash)).toEqual(['23', '1'])
    // Blocks that belong to no booking.
    await holder.club.sql`delete from idempotency where who = 'm1'`
  })
})

describe('a job that comes round', () => {
  it('runs once over all processes, and then at its next time', async () => {
    let done = 0
    const job = schedule('count', '30 * * * *', async () => void done++)
    await know(ctx(), job)
    await Promise.all(Array.from({ length: 5 }, () => perform(ctx(), job, true)))
    expect(done).toBe(1)
    await holder.club.setClock('2027-03-01T09:29:50')
    expect(await perform(ctx(), job, true)).toBeUndefined()
    await holder.club.setClock('2027-03-01T09:30:00')
    expect(await perform(ctx(), job, true)).toMatchObject({ error: null })
    expect(done).toBe(2)
  })

  it('is taken up again when its process has died in the middle of it', async () => {
    let done = 0
    const job = schedule('count', '30 * * * *', async () => void done++)
    await know(ctx(), job)
    const held = (seconds: number) =>
      holder.club.sql`update job set held_until = clock_timestamp() + make_interval(secs => ${seconds})`
    await held(20)
    expect(await perform(ctx(), job, true)).toBeUndefined()
    await held(-1)
    await perform(ctx(), job, true)
    expect(done).toBe(1)
  })

  it('comes round again for the time that passed while it ran', async () => {
    const seen: string[] = []
    const job = schedule('count', '30 * * * *', async () => {
      seen.push(holder.club.platform.clock.now().toString().slice(0, 13))
      if (seen.length === 1) await holder.club.setClock('2027-03-04T12:00')
    })
    await know(ctx(), job)
    while (await perform(ctx(), job, true));
    expect(seen).toEqual(['2027-03-01T00', '2027-03-04T03'])
  })

  it('that fails says so, and comes round all the same', async () => {
    const job = schedule('count', '30 * * * *', async () => {
      throw new Error('the sheet is locked')
    })
    await know(ctx(), job)
    await perform(ctx(), job, true)
    const [row] = await holder.club.sql`select last_error, held_until, next_at::text from job`
    expect(row).toMatchObject({ lastError: 'the sheet is locked', heldUntil: null, nextAt: '2027-03-01 00:30:00+00' })
  })
})

describe('a task', () => {
  it('is there if and only if the change is committed', async () => {
    const change = (fails: boolean) =>
      write(ctx(), async (tx) => {
        await enqueue(tx, 'echo', { fails })
        if (fails) throw new Error('no')
      })
    await expect(change(true)).rejects.toThrow('no')
    await change(false)
    expect(await tasks()).toEqual([{ data: { fails: false }, tries: 0, error: null }])
  })

  it('is done once by any number of processes, and not before its time', async () => {
    const done: number[] = []
    const job = onTask<{ n: number }>('echo', async (_, { n }) => void done.push(n))
    for (let n = 0; n < 20; n++) await enqueue(ctx(), 'echo', { n })
    await enqueue(ctx(), 'echo', { n: 99 }, Temporal.Instant.from('2027-03-01T00:01:00Z'))
    const all = async () => {
      while (await performTasks(ctx(), job));
    }
    await Promise.all([all(), all(), all(), all()])
    expect(done.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n))
    await holder.club.setClock('2027-03-01T09:01')
    await all()
    expect(done).toContain(99)
  })

  it('that is like others which are due with it is done once for all of them', async () => {
    const done: number[] = []
    const job = onTask<{ n: number }>('echo', async (_, { n }) => void done.push(n))
    for (const n of [1, 2, 1, 1]) await enqueue(ctx(), 'echo', { n })
    while (await performTasks(ctx(), job));
    expect(done).toEqual([1, 2])
    expect(await tasks()).toEqual([])
  })

  it('that fails waits longer each time and holds up no other, for a day', async () => {
    const done: string[] = []
    const job = onTask<{ what: string }>('echo', async (_, { what }) => {
      if (what === 'bad') throw new Error('cannot')
      done.push(what)
    })
    await enqueue(ctx(), 'echo', { what: 'bad' })
    await enqueue(ctx(), 'echo', { what: 'good' })
    expect((await performTasks(ctx(), job))?.error?.message).toBe('cannot')
    expect(done).toEqual(['good'])
    expect(await tasks()).toEqual([{ data: { what: 'bad' }, tries: 1, error: 'cannot' }])
    expect(await performTasks(ctx(), job)).toBeUndefined()
    await holder.club.setClock('2027-03-01T09:00:20')
    await performTasks(ctx(), job)
    expect(await tasks()).toMatchObject([{ tries: 2 }])
    await holder.club.setClock('2027-03-02T09:00:20')
    await performTasks(ctx(), job)
    expect(await tasks()).toEqual([])
  })
})

describe('the running product', () => {
  let end: (() => Promise<void>) | undefined
  afterEach(() => end?.())

  it('follows the clock of the club, forward and back', async () => {
    let done = 0
    end = keepJobsGoing(holder.club.platform, [schedule('count', '30 * * * *', async () => void done++)])
    await expect.poll(() => done).toBe(1)
    await holder.club.setClock('2027-03-01T09:30')
    await expect.poll(() => done).toBe(2)
    await holder.club.setClock('2026-12-24T12:00')
    const next = async () => (await holder.club.sql`select next_at::text from job`)[0]!.nextAt
    await expect.poll(next).toBe('2026-12-24 03:30:00+00')
  })
})

describe('GET /manage/jobs', () => {
  it('lists what the product does, before and after it did', async () => {
    expect(await lineOf('keep-horizon')).toEqual({
      name: 'keep-horizon',
      schedule: '7 * * * *',
      overdue: false,
      isRunning: false,
      waiting: 0,
    })
    const manager = await holder.club.manager({ rights: RIGHT })
    expect((await holder.club.ask(contract.job.run, { name: 'tidy-mail' }, manager)).data.ran).toBe(true)
    expect(await lineOf('tidy-mail')).toMatchObject({
      lastAt: expect.stringMatching(/^2027-03-01T00:00/),
      overdue: false,
    })
    await enqueue(ctx(), 'send-mail', { mailIdx: 1 })
    await holder.club.setClock('2027-03-01T09:06')
    await know(ctx(), { name: 'send-mail', run: async () => {} })
    expect(await lineOf('send-mail')).toMatchObject({ waiting: 1, overdue: true, schedule: null })
  })
})

it('every job has its name, what it does, when, and what each of its tasks will do', async () => {
  const manager = await holder.club.manager({ rights: RIGHT })
  const jobs = (await holder.club.ask(contract.job.list, {}, manager)).data
  const texts = (file: string): object => JSON.parse(readFileSync(join(MESSAGES, file), 'utf8'))
  const words = { ...texts('job.json'), ...texts('deed.json') }
  const needed = jobs.flatMap(({ name, schedule: when }) => [
    ...[`NAME_${name}`, `ABOUT_${name}`],
    when ? `WHEN_${name}` : `TASK_${name}`,
  ])
  expect(needed.length).toBeGreaterThan(100)
  expect(needed.filter((key) => !(key in words))).toEqual([])
})

describe('GET /manage/jobs/{name}', () => {
  const READER = { '960000': 'R', '960700': 'R' }
  const one = (name: string, as: Parameters<TestClub['ask']>[2]) => holder.club.ask(contract.job.one, { name }, as)

  it('tells what the job did last and what it has to do, in sentences', async () => {
    const { club } = holder
    const me = await club.member({ name: 'Ha-eun Choi' })
    const [slot] = await club.day('2027-03-09')
    const { bookingIdx } = (await club.book(me, slot!, await club.hold(me, slot!))).data
    await club.sql`insert into audit (call, noun, record_idx, after) values ('job.notify-booking', 'thing', 1, '{}')`
    await club.sql`delete from job_task`
    await enqueue(ctx(), 'notify-booking', { bookingIdx, kind: 'BOOKED' })
    await enqueue(ctx(), 'notify-booking', { bookingIdx: 999_999, kind: 'BOOKED' })
    await club.sql`update job_task set tries = 2, error = 'no line' where data ->> 'bookingIdx' = ${String(bookingIdx)}`
    const boss = await club.manager({ isSSAdmin: true })
    const { data } = await one('notify-booking', boss)
    expect(data.did).toMatchObject([{ said: 'The system changed the thing' }])
    expect(data.tasks).toMatchObject([
      {
        said: 'Notify the players of Tue 9 Mar 07:00 Lake',
        tries: 2,
        error: 'no line',
        dueAt: expect.stringMatching(/^2027-03-01T00:00/),
      },
      { said: 'Finish a task whose record no longer exists', tries: 0, data: { bookingIdx: 999_999, kind: 'BOOKED' } },
    ])
  })

  it('names members to readers of members only, and shows the log to readers of the log only', async () => {
    const { club } = holder
    const me = await club.member({ name: 'Ha-eun Choi' })
    await enqueue(ctx(), 'tell-feat', { memberIdx: me.memberIdx })
    const said = async (rights: Record<string, string>) => {
      const { data } = await one('tell-feat', await club.manager({ rights: { ...READER, ...rights } }))
      return { did: data.did, said: data.tasks.map((task) => task.said) }
    }
    expect(await said({})).toEqual({ did: null, said: ['Write to a member about an achievement'] })
    expect(await said({ '950000': 'R', '950100': 'R', '960400': 'R' })).toEqual({
      did: [],
      said: ['Write to Ha-eun Choi about an achievement'],
    })
  })

  it('does not know a job that the product has not', async () => {
    const reader = await holder.club.manager({ rights: READER })
    for (const name of ['no-such-job', 'UPPER']) expect((await one(name, reader)).status, name).toBe(404)
  })

  it('is for managers who may read jobs', async () => {
    const { club } = holder
    const other = await club.manager({ rights: { '960000': 'R', '960400': 'R' } })
    const answers = [null, await club.member(), other].map(async (who) => (await one('tidy-mail', who)).status)
    expect(await Promise.all(answers)).toEqual([401, 403, 403])
  })
})

describe('POST /manage/jobs/{name}/run', () => {
  const run = (name: string, as: Awaited<ReturnType<TestClub['manager']>>) =>
    holder.club.ask(contract.job.run, { name }, as)

  it('is refused while it runs elsewhere, and audited', async () => {
    const manager = await holder.club.manager({ rights: RIGHT })
    expect((await run('tidy-mail', manager)).data).toMatchObject({ ran: true })
    const [entry] = await holder.club
      .sql`select admin_idx, call, after ->> 'name' as name from audit where noun = 'job' order by audit_idx desc`
    expect(entry).toEqual({ adminIdx: manager.adminIdx, call: 'job.run', name: 'tidy-mail' })
    await holder.club.sql`update job set held_until = clock_timestamp() + interval '20 s' where name = 'tidy-mail'`
    expect((await run('tidy-mail', manager)).fail).toMatchObject({
      code: 'WRONG_STATE',
      msgVar: { state: 'RUNNING' },
    })
    expect((await run('send-mail', manager)).data).toMatchObject({ ran: false })
  })

  it.each(['no-such-job', 'UPPER', '..%2F', `${'x'.repeat(60)}`])('does not know %s', async (name) => {
    const manager = await holder.club.manager({ rights: RIGHT })
    expect((await run(name, manager)).status).toBe(404)
  })

  it('needs the right to update', async () => {
    const reader = await holder.club.manager({ rights: { '960000': 'R', '960700': 'R' } })
    expect((await run('tidy-mail', reader)).status).toBe(403)
    expect((await holder.club.ask(contract.job.list, {}, reader)).status).toBe(200)
  })
})

describe('a job that claims many tasks', () => {
  it('performs a few of them at the same time, and gives back what it has not begun when its process stops', async () => {
    const stopping = new AbortController()
    let [running, most, begun] = [0, 0, 0]
    const job = onTask<{ n: number }>(
      'many',
      async () => {
        begun++
        most = Math.max(most, ++running)
        await new Promise((resolve) => setImmediate(resolve))
        if (begun >= 6) stopping.abort()
        running--
      },
      { atOnce: 3, claims: 20 },
    )
    await know(ctx(), job)
    await write(ctx(), async (tx) => {
      for (let n = 0; n < 12; n++) await enqueue(tx, 'many', { n })
    })
    await performTasks({ ...ctx(), stopping: stopping.signal }, job)
    expect(most).toBe(3)
    const left = await holder.club.sql`select from job_task where held_until is null and tries = 0`
    expect(left).toHaveLength(12 - begun)
    expect(begun).toBeLessThan(12)
    expect(await tasks()).toHaveLength(12 - begun)
  })
})
