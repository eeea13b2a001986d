import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { TestClub } from '../../test/club.ts'
import { settleRows } from '../../test/settle-rows.ts'
import { jobContext } from '../job/context.ts'
import { countListRows } from '../office/count-rows.ts'
import type { Sql } from './database.ts'
import { countRows } from './row-count.ts'

const holder = TestClub.use()

let made = 0
/** Members that nothing else knows. @returns their numbers */
async function join(count: number, sql: Sql = holder.club.sql) {
  const before = made
  made += count
  const rows = await sql<{ memberIdx: number }[]>`
    insert into member (id, password_hash, name, email, member_type)
    select 'counted' || n, '', 'Kim', '', '10' from generate_series(${before + 1}, ${made}::int) n returning member_idx`
  return rows.map(({ memberIdx }) => memberIdx)
}

async function leave(members: readonly number[], sql: Sql = holder.club.sql) {
  await sql`delete from member where member_idx = any (${[...members]}::bigint[])`
}

async function total(list: string): Promise<number> {
  const manager = await holder.club.manager({ isSSAdmin: true })
  const answer = await holder.club.send(`GET /manage/${list}size=1`, undefined, manager)
  return z.object({ total: z.int() }).parse(answer.data).total
}

const totals = async () => ({ all: await total('members?'), active: await total('members?state=ACTIVE&') })

async function counted() {
  const [row] = await holder.club.sql`
    select count(*) filter (where state <> 'WITHDRAWN')::int as all, count(*) filter (where state = 'ACTIVE')::int as active
    from member`
  return row
}

async function through(): Promise<number> {
  const [row] = await holder.club.sql<{ through: number }[]>`select through from row_count where of_table = 'member'`
  return row!.through
}

describe('the total of a list', () => {
  it('has the rows that were counted, those after them, and none that is gone', async () => {
    const early = await join(5)
    await holder.club.sql`update member set state = 'DORMANT' where member_idx = ${early[0]!}`
    await settleRows(holder.club.sql, ['member'])
    expect(await through()).toBe(early.at(-1))
    expect(await totals()).toEqual(await counted())
    const late = await join(4)
    await leave([early[1]!, early[2]!, late[0]!])
    expect(await totals()).toEqual(await counted())
    await settleRows(holder.club.sql, ['member'])
    expect(await through()).toBe(late.at(-1))
    expect(await totals()).toEqual(await counted())
  })

  it('is that of a noun of the audit log, also of one that had no entry yet', async () => {
    const { sql } = holder.club
    const add = (noun: string, count: number) => sql`
      insert into audit (call, request_id, noun, record_idx) select 'test', '', ${noun}, n from generate_series(1, ${count}::int) n`
    const entries = async () => [await total('audit?noun=cart&'), await total('audit?noun=locker&')]
    await add('cart', 3)
    await settleRows(sql, ['audit'])
    await add('cart', 2)
    await add('locker', 2)
    expect(await entries()).toEqual([5, 2])
    await settleRows(sql, ['audit'])
    expect(await entries()).toEqual([5, 2])
  })

  it('is counted anew after the table was emptied', async () => {
    const { sql } = holder.club
    await sql`
      insert into mail (kind, to_email, lang, subject, text, html, useful_until, state)
      select 'WELCOME', '', 'en', '', '', '', club_now(), 'SENT' from generate_series(1, 3)`
    await settleRows(sql, ['mail'])
    const undone = new Error('undone')
    const emptying = sql.begin(async (tx) => {
      const kept = () => tx`select through > 0 as has_any, counted > 0 as some from row_count where of_table = 'mail'`
      expect(await kept()).toEqual([{ hasAny: true, some: true }])
      await tx`truncate mail cascade`
      expect(await kept()).toEqual([{ hasAny: false, some: false }])
      throw undone
    })
    await expect(emptying).rejects.toBe(undone)
  })
})

describe('the job', () => {
  it('counts only up to a number that was the highest half a minute before', async () => {
    const { sql } = holder.club
    const count = () => countListRows.run(jobContext(holder.club.platform, 'count-rows'))
    const waited = () => sql`update row_count set noted_at = clock_timestamp() - interval '31 seconds'`
    await settleRows(sql)
    const before = await through()
    const [added] = await join(1)
    await count()
    await count()
    expect(await through()).toBe(before)
    await expect
      .poll(async () => {
        await waited()
        await count()
        return through()
      })
      .toBe(added)
  })
})

describe('at the same time', () => {
  it('a row that is added before and committed after the count is in the total', async () => {
    const { sql } = holder.club
    const added = Promise.withResolvers<number>()
    const counting = Promise.withResolvers<void>()
    const adding = sql.begin(async (tx) => {
      const [first] = await join(1, tx)
      added.resolve(first!)
      await counting.promise
    })
    const first = await added.promise
    await join(1)
    for (let n = 0; n < 3; n++) await sql.begin((tx) => countRows(tx, 'member', { waitSeconds: 0 }))
    expect(await through()).toBeLessThan(first)
    counting.resolve()
    await adding
    await settleRows(sql, ['member'])
    expect(await totals()).toEqual(await counted())
  })

  const count = (tx: Sql) => countRows(tx, 'member', { waitSeconds: 0 })
  it.each([
    ['deletion', leave, (_: unknown, tx: Sql) => count(tx)],
    ['count', (_: unknown, tx: Sql) => count(tx), leave],
  ])('rows that are deleted are taken off once, where the %s comes first', async (_, first, second) => {
    const { sql } = holder.club
    const early = await join(3)
    await settleRows(sql, ['member'])
    const late = await join(3)
    await sql.begin((tx) => count(tx))
    const gone = [early[0]!, late[0]!, late[1]!]
    const began = Promise.withResolvers<void>()
    const both = Promise.withResolvers<void>()
    const firstDone = sql.begin(async (tx) => {
      await first(gone, tx)
      began.resolve()
      await both.promise
    })
    await began.promise
    const secondDone = sql.begin((tx) => second(gone, tx))
    await holder.club.untilWaiting()
    both.resolve()
    await Promise.all([firstDone, secondDone])
    expect(await totals()).toEqual(await counted())
    await settleRows(sql, ['member'])
    expect(await totals()).toEqual(await counted())
  })
})
