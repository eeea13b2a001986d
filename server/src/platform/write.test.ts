import { contract } from '@clubhouse/contract'
import { WRONG_STATE } from '@clubhouse/contract/fail'
import { describe, expect, it } from 'vitest'
import type { Answer } from '../../test/ask.ts'
import { TestClub } from '../../test/club.ts'
import { clubContext } from '../seed/club-context.ts'
import { type Context, NOT_FOUND } from './context.ts'
import { type Transaction, write } from './write.ts'

const holder = TestClub.use()

const contextOf = async (more: Partial<Context> = {}): Promise<Context> => ({
  ...(await clubContext(holder.club.sql, 'test.write')),
  ...more,
})
const add = ({ sql }: Transaction, name: string) => sql`
  insert into file (key, name, size, mime, sha256, noun) values (gen_random_uuid(), ${name}, 1, 'text/plain', '', 'test')`
const isThere = async (name: string) => (await holder.club.sql`select from file where name = ${name}`).length === 1

describe('work after a commit', () => {
  it('finds what was committed, and runs in its order before the answer', async () => {
    const seen: unknown[] = []
    const answer = await write(await contextOf(), async (tx) => {
      await add(tx, 'committed')
      tx.afterCommit(async () => void seen.push(await isThere('committed')))
      tx.afterCommit(async () => void seen.push('second'))
      expect([await isThere('committed'), seen]).toEqual([false, []])
      return 'done'
    })
    expect([answer, seen]).toEqual(['done', [true, 'second']])
  })

  it('does not run when the change is refused or fails', async () => {
    const ran: string[] = []
    const ctx = await contextOf()
    const refused = await write(ctx, async (tx) => {
      await add(tx, 'refused')
      tx.afterCommit(async () => void ran.push('refused'))
      return WRONG_STATE({ state: 'ENDED' })
    })
    expect(refused).toMatchObject({ code: 'WRONG_STATE' })
    await expect(
      write(ctx, async (tx) => {
        tx.afterCommit(async () => void ran.push('failed'))
        await tx.sql`select 1 / 0`
      }),
    ).rejects.toThrow('division by zero')
    expect([ran, await isThere('refused')]).toEqual([[], false])
  })

  it('runs once for a key that comes again', async () => {
    let runs = 0
    const ctx = await contextOf({ idempotency: { key: crypto.randomUUID(), bodyHash: 'a' } })
    const change = async (tx: Transaction) => {
      tx.afterCommit(async () => void runs++)
      return { idx: 1 }
    }
    expect([await write(ctx, change), await write(ctx, change), runs]).toEqual([{ idx: 1 }, { idx: 1 }, 1])
  })

  it('is logged when it fails; the rest of it runs, and the answer stands', async () => {
    const logged: unknown[] = []
    let runs = 0
    const ctx = await contextOf({ log: { warn: (what: unknown) => void logged.push(what) } as Context['log'] })
    const answer = await write(ctx, async (tx) => {
      tx.afterCommit(async () => Promise.reject(new Error('disk away')))
      tx.afterCommit(async () => void runs++)
      return 'done'
    })
    expect([answer, runs]).toEqual(['done', 1])
    expect(logged).toMatchObject([{ err: { message: 'disk away' }, call: 'test.write', requestId: 'seed' }])
  })
})

describe('a key that comes again', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['finds nothing any more', async () => NOT_FOUND],
    ['fails now', async () => Promise.reject(new Error('gone'))],
    ['is refused now', async () => WRONG_STATE({ state: 'ENDED' })],
    ['would do it again', async () => ({ idx: 2 })],
  ])('gets the first answer when the change %s, and undoes it', async (_, again) => {
    const name = crypto.randomUUID()
    const ctx = await contextOf({ idempotency: { key: crypto.randomUUID(), bodyHash: 'a' } })
    expect(await write(ctx, async () => ({ idx: 1 }))).toEqual({ idx: 1 })
    const second = await write(ctx, async (tx) => {
      await add(tx, name)
      return again()
    })
    expect([second, await isThere(name)]).toEqual([{ idx: 1 }, false])
  })

  it('is refused with another body, and free after a change that found nothing', async () => {
    const key = crypto.randomUUID()
    const ctx = await contextOf({ idempotency: { key, bodyHash: 'a' } })
    expect(await write(ctx, async () => NOT_FOUND)).toBe(NOT_FOUND)
    expect(await write(ctx, async () => 'done')).toBe('done')
    const other = await contextOf({ idempotency: { key, bodyHash: 'b' } })
    expect(await write<unknown>(other, async () => 'other')).toMatchObject({ code: 'KEY_REUSED' })
  })
})

it('commits nothing when a statement fails whose result nobody reads', async () => {
  const ran: string[] = []
  const change = write(await contextOf(), async (tx) => {
    await add(tx, 'with a failing entry')
    tx.sendUnread(tx.sql`select 1 / 0`)
    tx.afterCommit(async () => void ran.push('after'))
    return 'done'
  })
  await expect(change).rejects.toThrow('division by zero')
  expect([ran, await isThere('with a failing entry')]).toEqual([[], false])
})

describe('a change that PostgreSQL ends because of another', () => {
  const conflict = (sql: Transaction['sql'], code = '40001') =>
    sql.unsafe(`do $$ begin raise exception 'in the way' using errcode = '${code}'; end $$`)

  it('is made anew after a deadlock: both are committed, each once, with one answer for its key', async () => {
    const { sql } = holder.club
    const [one, two] = [crypto.randomUUID(), crypto.randomUUID()]
    await sql`insert into file (key, name, size, mime, sha256, noun) select k, 'row', 0, '', '', 'test' from unnest(${[one, two]}::uuid[]) k`
    const both = Promise.withResolvers<void>()
    let locked = 0
    const tries: string[] = []
    const ran: string[] = []
    const change = (first: string, second: string) => async (tx: Transaction) => {
      tries.push(first)
      tx.afterCommit(async () => void ran.push(first))
      tx.sendUnread(add(tx, `unread ${first}`))
      await tx.sql`update file set size = size + 1 where key = ${first}`
      if (++locked === 2) both.resolve()
      await both.promise
      await tx.sql`update file set size = size + 1 where key = ${second}`
      return { first }
    }
    const ctx = async () => await contextOf({ idempotency: { key: crypto.randomUUID(), bodyHash: 'a' } })
    const [mine, yours] = [await ctx(), await ctx()]
    expect(await Promise.all([write(mine, change(one, two)), write(yours, change(two, one))])).toEqual([
      { first: one },
      { first: two },
    ])
    expect([tries.length, ran.toSorted()]).toEqual([3, [one, two].toSorted()])
    expect(await sql`select size from file where key in ${sql([one, two])}`).toMatchObject([{ size: 2 }, { size: 2 }])
    for (const name of [one, two]) expect(await sql`select from file where name = ${`unread ${name}`}`).toHaveLength(1)
    expect(await write(mine, async () => ({ first: 'again' }))).toEqual({ first: one })
  })

  it.each([
    ['by a statement that it reads', (tx: Transaction) => conflict(tx.sql)],
    ['by one that nobody reads', async (tx: Transaction) => tx.sendUnread(conflict(tx.sql))],
    [
      'by one that nobody reads, before one that it does',
      async (tx: Transaction) => {
        tx.sendUnread(conflict(tx.sql, '40P01'))
        await tx.sql`select 1`
      },
    ],
  ])('%s is made anew, with nothing of the try before', async (_, inTheWay) => {
    const name = crypto.randomUUID()
    let tries = 0
    let ran = 0
    const answer = await write(await contextOf(), async (tx) => {
      tx.afterCommit(async () => void ran++)
      tx.sendUnread(add(tx, name))
      if (++tries === 1) await inTheWay(tx)
      return 'done'
    })
    expect([answer, tries, ran]).toEqual(['done', 2, 1])
    expect(await isThere(name)).toBe(true)
  })

  it('fails after three tries, and for another reason at once', async () => {
    const tries = { '40001': 0, '22012': 0 }
    for (const code of ['40001', '22012'] as const) {
      const change = write(await contextOf(), async (tx) => {
        tries[code]++
        await conflict(tx.sql, code)
      })
      await expect(change).rejects.toMatchObject({ code })
    }
    expect(tries).toEqual({ '40001': 3, '22012': 1 })
  })

  it('is not made anew for a caller that has had its answer', async () => {
    const givenUp = new AbortController()
    let tries = 0
    const change = write(await contextOf({ givenUp: givenUp.signal }), async (tx) => {
      tries++
      givenUp.abort()
      await conflict(tx.sql)
    })
    await expect(change).rejects.toMatchObject({ code: 'DATABASE_SLOW' })
    expect(tries).toBe(1)
  })

  it('answers a key that came again with the first answer, after its tries', async () => {
    const ctx = await contextOf({ idempotency: { key: crypto.randomUUID(), bodyHash: 'a' } })
    await write(ctx, async () => ({ idx: 1 }))
    expect(await write<unknown>(ctx, (tx) => conflict(tx.sql))).toEqual({ idx: 1 })
  })
})

describe('the same request at the same time, several times', () => {
  const TWINS = 4
  async function twins(ask: (headers: Record<string, string>) => Promise<Answer>) {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    return (await Promise.all(Array.from({ length: TWINS }, () => ask(headers)))).map(({ body }) => body)
  }

  it('makes one manager, though each of the others finds the id taken, and answers all alike', async () => {
    const boss = await holder.club.manager({ isSSAdmin: true })
    const body = { id: 'twins1', name: 'Yu-na Choi', email: 'twins1@club.example', phoneNo: '031-555-0140' }
    const answers = await twins((headers) =>
      holder.club.ask(contract.manager.add, { ...body, isSSAdmin: true }, boss, headers),
    )
    expect(answers[0]).toMatchObject({ result: true })
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(await holder.club.sql`select from mail where to_email = ${body.email}`).toHaveLength(1)
    // Without the key it is another request.
    const again = await holder.club.ask(contract.manager.add, { ...body, isSSAdmin: true }, boss)
    expect(again.fail.code).toBe('ID_TAKEN')
  })

  it('copies a post once', async () => {
    const editor = await holder.club.manager({ rights: { '930000': 'R', '930400': 'CRUD' } })
    const [event] = await holder.club.sql<{ idx: number }[]>`
      insert into event (lang, title, contents, state) values ('en', 'Spring cup', '', 'DRAFT') returning idx`
    const answers = await twins((headers) =>
      holder.club.ask(contract.event.clone, { idx: event!.idx }, editor, headers),
    )
    expect(answers[0]).toMatchObject({ result: true })
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(await holder.club.sql`select from event where title = 'Spring cup'`).toHaveLength(2)
  })
})
