import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { withoutGuards } from '../../test/audit-guards.ts'
import { TestClub } from '../../test/club.ts'
import { jobContext } from '../job/context.ts'
import { write } from '../platform/write.ts'
import { eraseFromLog } from './erase.ts'
import { verifyAudit } from './job.ts'
import { seal } from './seal.ts'
import { verify } from './verify.ts'

const COMMAND = join(import.meta.dirname, 'command.ts')
const holder = TestClub.use()
type Manager = Awaited<ReturnType<TestClub['manager']>>
let boss: Manager

beforeAll(async () => {
  boss = await holder.club.manager({ isSSAdmin: true })
})

const add = async (count: number, text = 'Entry') =>
  (
    await holder.club.sql<{ auditIdx: number }[]>`
      insert into audit (call, request_id, noun, record_idx, member_idx, ip, after, reason)
      select 'test.add', '', 'thing', n, ${boss.adminIdx}, '192.0.2.' || n % 200, jsonb_build_object('text', ${text} || ' ' || n), 'Why ' || n
      from generate_series(1, ${count}) n returning audit_idx`
  ).map(({ auditIdx }) => auditIdx)

/** Everything is in the chain, and nothing may appear any more. */
async function sealAll() {
  const { sql } = holder.club
  // Other databases of the server have transactions of their own for a moment.
  await expect
    .poll(async () => {
      await seal(sql, { waitSeconds: 0 })
      const [row] = await sql`select (select max(audit_idx) from audit) = settled_idx as all from audit_chain`
      return row!.all
    })
    .toBe(true)
}

/** What a person with every right on the database could do: the triggers are off. Undone at the end. */
async function tampered(change: (sql: TestClub['sql']) => Promise<unknown>) {
  const undone = new Error('undone')
  let found: Awaited<ReturnType<typeof verify>> | undefined
  await holder.club.sql
    .begin(async (tx) => {
      const sql = tx as unknown as TestClub['sql']
      await withoutGuards(sql, () => change(sql))
      found = await verify(sql)
      throw undone
    })
    .catch((error) => {
      if (error !== undone) throw error
    })
  return { problem: found!.problem, brokenAt: found!.brokenAt }
}

describe('the chain', () => {
  let rows: number[]
  beforeEach(async () => {
    rows = await add(5)
    await sealAll()
    expect(await verify(holder.club.sql)).toMatchObject({ problem: null, next: null })
  })

  it.each([
    "at = at + interval '1 second'",
    "xact = '1'",
    'member_idx = 7',
    'admin_idx = 7',
    "ip = '192.0.2.250'",
    'ip = null',
    "call = 'x.y'",
    "request_id = 'x'",
    "noun = 'other'",
    'record_idx = 7',
    `before = '{"text": "x"}'`,
    'after = null',
    "reason = 'x'",
  ])('finds a row whose %s was set', async (change) => {
    const found = await tampered((sql) => sql.unsafe(`update audit set ${change} where audit_idx = ${rows[2]}`))
    expect(found.brokenAt).toBe(rows[2])
    expect(['CHANGED', 'ERASED']).toContain(found.problem)
  })

  it('finds a row that was deleted, alone or with its link', async () => {
    expect(await tampered((sql) => sql`delete from audit where audit_idx = ${rows[1]!}`)).toEqual({
      problem: 'MISSING',
      brokenAt: rows[1],
    })
    const both = await tampered(async (sql) => {
      await sql`delete from audit where audit_idx = ${rows[1]!}`
      await sql`delete from audit_link where audit_idx = ${rows[1]!}`
    })
    expect(both).toEqual({ problem: 'GAP', brokenAt: rows[2] })
    const closed = await tampered(async (sql) => {
      await sql`delete from audit where audit_idx = ${rows[1]!}`
      const [gone] = await sql<{ seq: number }[]>`delete from audit_link where audit_idx = ${rows[1]!} returning seq`
      await sql`update audit_link set seq = -seq where seq > ${gone!.seq}`
      await sql`update audit_link set seq = -seq - 1 where seq < 0`
    })
    expect(closed).toEqual({ problem: 'CHANGED', brokenAt: rows[2] })
  })

  it('finds two rows that changed places', async () => {
    const contents = await tampered(
      (sql) => sql`
        update audit a set record_idx = b.record_idx, after = b.after, reason = b.reason, ip = b.ip from audit b
        where (a.audit_idx, b.audit_idx) in ((${rows[1]!}, ${rows[3]!}), (${rows[3]!}, ${rows[1]!}))`,
    )
    expect(contents).toEqual({ problem: 'CHANGED', brokenAt: rows[1] })
    const places = await tampered(async (sql) => {
      await sql`
        update audit_link a set audit_idx = -b.audit_idx from audit_link b
        where (a.audit_idx, b.audit_idx) in ((${rows[1]!}, ${rows[3]!}), (${rows[3]!}, ${rows[1]!}))`
      await sql`update audit_link set audit_idx = -audit_idx where audit_idx < 0`
    })
    expect(places).toEqual({ problem: 'CHANGED', brokenAt: rows[3] })
  })

  it('finds a row that was put in, and does not take it in later', async () => {
    const { sql } = holder.club
    await sql`select setval(pg_get_serial_sequence('audit', 'audit_idx'), ${rows[4]! + 1})`
    await add(1)
    await sealAll()
    const inserted = (db: TestClub['sql']) => db`
      insert into audit (audit_idx, call, noun, record_idx) overriding system value values (${rows[4]! + 1}, 'x.y', 'thing', 1)`
    expect(await tampered(inserted)).toEqual({ problem: 'ADDED', brokenAt: rows[4]! + 1 })
  })

  it('finds an end that was cut off', async () => {
    const last = rows[4]!
    const cut = (sql: TestClub['sql']) =>
      Promise.all([
        sql`delete from audit where audit_idx >= ${rows[3]!}`,
        sql`delete from audit_link where audit_idx >= ${rows[3]!}`,
      ])
    expect(await tampered(cut)).toEqual({ problem: 'CUT', brokenAt: last })
    const links = await tampered((sql) => sql`delete from audit_link where audit_idx >= ${rows[3]!}`)
    expect(links).toEqual({ problem: 'CUT', brokenAt: last })
    expect(await tampered((sql) => sql`delete from audit where audit_idx >= ${rows[3]!}`)).toEqual({
      problem: 'MISSING',
      brokenAt: rows[3],
    })
  })

  it('finds by a head that was written down that all of it was computed anew', async () => {
    const { sql } = holder.club
    const { head } = await verify(sql)
    expect(await verify(sql, { known: head })).toMatchObject({ problem: null })
    await add(2)
    await sealAll()
    expect(await verify(sql, { known: head })).toMatchObject({ problem: null })
    expect(await verify(sql, { known: { ...head, hash: 'ab'.repeat(32) } })).toMatchObject({ problem: 'REWRITTEN' })
    expect(await verify(sql, { known: { ...head, seq: 1e9 } })).toMatchObject({ problem: 'CUT' })
  })

  it('is refused any change by the database, also by who owns it', async () => {
    const { sql } = holder.club
    const changes = [
      'update audit_link set seq = seq + 1000000',
      "update audit_link set hash = decode('00', 'hex')",
      "update audit_link set said_salt = decode('00', 'hex')",
      'update audit_link set said_digest = said_salt, said_salt = null',
      'delete from audit_link',
      'truncate audit_link',
      'update audit_chain set seq = seq - 1',
      "update audit_chain set hash = decode('00', 'hex')",
      'update audit_chain set settled_idx = 0',
      'delete from audit_chain',
      'truncate audit_chain',
      'delete from audit',
      'truncate audit',
    ]
    for (const change of changes) await expect(sql.unsafe(change), change).rejects.toThrow(/append only|only grows/)
  })
})

describe('erasing', () => {
  it('leaves the chain proven, and what is left of a row as well', async () => {
    const { sql, platform } = holder.club
    const [one, two, three] = (await add(3, 'Wren Ashdown')) as [number, number, number]
    await sealAll()
    const left = [one, two].map((auditIdx) => ({ auditIdx, before: null, after: { text: '~' } }))
    const ctx = jobContext(platform, 'erase')
    await write(ctx, (tx) => eraseFromLog(tx, { left, memberIdx: boss.adminIdx }))
    expect(await verify(sql)).toMatchObject({ problem: null })
    await sealAll()
    expect(await verify(sql)).toMatchObject({ problem: null })
    const kept =
      await sql`select audit_idx, after, reason, ip from audit where audit_idx = any(${[one, three]}::bigint[]) order by 1`
    expect([...kept]).toEqual([
      { auditIdx: one, after: { text: '~' }, reason: null, ip: null },
      { auditIdx: three, after: { text: 'Wren Ashdown 3' }, reason: 'Why 3', ip: null },
    ])
    // With the salt gone nobody can try names against the digest.
    const [link] = await sql`select said_salt, ip_salt from audit_link where audit_idx = ${one}`
    expect(link).toEqual({ saidSalt: null, ipSalt: null })
    const after = `'{"text": "another"}'`
    expect(await tampered((db) => db.unsafe(`update audit set after = ${after} where audit_idx = ${one}`))).toEqual({
      problem: 'ERASED',
      brokenAt: one,
    })
    expect(await tampered((db) => db`update audit set ip = '192.0.2.9' where audit_idx = ${one}`)).toEqual({
      problem: 'ERASED',
      brokenAt: one,
    })
  })

  it('is found where no row of the log tells of it', async () => {
    const [one] = (await add(1)) as [number]
    await sealAll()
    const quietly = await tampered(async (sql) => {
      await sql`
        update audit_link l set said_salt = null, said_digest = sha256(l.said_salt || convert_to(
          jsonb_build_array(a.before, a.after, a.reason)::text, 'UTF8')) from audit a
        where a.audit_idx = l.audit_idx and l.audit_idx = ${one}`
      await sql`update audit set after = '"~"' where audit_idx = ${one}`
    })
    expect(quietly).toEqual({ problem: 'ERASED', brokenAt: one })
  })

  it('of a row that is not in the chain yet needs no note', async () => {
    const { sql, platform } = holder.club
    const [one] = (await add(1, 'Wren Ashdown')) as [number]
    const left = [{ auditIdx: one, before: null, after: '~' }]
    await write(jobContext(platform, 'erase'), (tx) => eraseFromLog(tx, { left, memberIdx: 987654 }))
    await sealAll()
    expect(await verify(sql)).toMatchObject({ problem: null })
  })
})

describe('sealing', () => {
  it('loses nothing and takes nothing twice, with many writers and several processes', async () => {
    const { sql } = holder.club
    let isWriting = true
    const writer = async (n: number) => {
      for (let i = 0; i < 25; i++)
        await sql.begin(async (tx) => {
          await tx`insert into audit (call, noun, record_idx) values ('race.one', 'race', ${n})`
          // The numbers of some rows are lower than those of rows that were committed earlier.
          if (i % 3 === 0) await tx`select pg_sleep(0.01)`
          await tx`insert into audit (call, noun, record_idx) values ('race.two', 'race', ${n})`
        })
    }
    const sealer = async () => {
      while (isWriting) await seal(sql, { waitSeconds: 0 })
    }
    const sealers = [sealer(), sealer()]
    await Promise.all(Array.from({ length: 8 }, (_, n) => writer(n)))
    isWriting = false
    await Promise.all(sealers)
    await sealAll()
    const [count] = await sql`
      select count(*) as rows, count(l.audit_idx) as links, count(distinct l.seq) as places
      from audit left join audit_link l using (audit_idx) where noun = 'race'`
    expect(count).toEqual({ rows: 400, links: 400, places: 400 })
    expect(await verify(sql)).toMatchObject({ problem: null })
  })

  it('waits for no transaction that is still running, and takes its rows when it ends', async () => {
    const { sql } = holder.club
    const { promise: written, resolve: hasWritten } = Promise.withResolvers<void>()
    const { promise: end, resolve } = Promise.withResolvers<void>()
    const slow = sql.begin(async (tx) => {
      await tx`insert into audit (call, noun, record_idx) values ('slow.one', 'slow', 1)`
      hasWritten()
      await end
    })
    await written
    await add(3)
    for (let i = 0; i < 3; i++) await seal(sql, { waitSeconds: 0 })
    const linked = async () =>
      (await sql`select from audit_link join audit using (audit_idx) where noun = 'slow'`).length
    expect(await linked()).toBe(0)
    expect(await verify(sql)).toMatchObject({ problem: null })
    resolve()
    await slow
    await sealAll()
    expect(await linked()).toBe(1)
    expect(await verify(sql)).toMatchObject({ problem: null })
  })
})

describe('the command', () => {
  const run = (...args: string[]) => {
    const { url, platform } = holder.club
    const env = { ...process.env, DATABASE_URL: url, DATA_DIR: platform.config.dataDir }
    const { promise, resolve } = Promise.withResolvers<{ code: number; said: string }>()
    execFile(process.execPath, [COMMAND, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), said: stdout + stderr }),
    )
    return promise
  }

  it('says what it checked, where it is broken, and the head; and ends with a code', async () => {
    const { sql } = holder.club
    const [one] = (await add(2)) as [number]
    await sealAll()
    const { head, checked } = await verify(sql)
    const shown = `${head.seq}:${head.hash}`
    const proven = await run(`--head=${shown}`)
    expect(proven).toEqual({
      code: 0,
      said: `Checked ${checked} of ${head.seq} entries. Head: ${shown}\nThe chain is proven.\n`,
    })
    expect(await run(`--head=${head.seq}:${'00'.repeat(32)}`)).toMatchObject({ code: 1 })
    expect(await run('--head=oops')).toMatchObject({ code: 2, said: expect.stringContaining('Invalid --head') })
    const set = (reason: string) =>
      sql.begin(async (tx) => {
        await withoutGuards(tx, () => tx`update audit set reason = ${reason} where audit_idx = ${one}`)
      })
    await set('Another')
    const broken = await run()
    await set('Why 1')
    expect(broken.code).toBe(1)
    expect(broken.said).toContain(`The chain is broken at entry ${one}: it was changed.`)
    expect(await verify(sql)).toMatchObject({ problem: null })
  })
})

describe('the calls', () => {
  const list = async (query: InputOf<typeof contract.audit.list> = {}, as: Manager = boss) =>
    (await holder.club.ask(contract.audit.list, query, as)).data

  it('list who did what, with filters, and each row with its hash', async () => {
    const { club } = holder
    const faq = { category: 'QUESTION', contents: '', lang: 'en', orderNo: 1, state: 'DRAFT', title: 'Old?' } as const
    const { idx } = (await club.ask(contract.faq.create, faq, boss)).data
    await club.ask(contract.faq.update, { ...faq, idx, version: 1, title: 'New?' }, boss)
    await sealAll()
    const found = await list({ noun: 'faq', recordIdx: idx, adminIdx: boss.adminIdx })
    expect(found).toMatchObject({
      total: 2,
      list: [
        {
          byKind: 'MANAGER',
          by: `Manager ${boss.id}`,
          said: `Manager ${boss.id} changed the question “New?”`,
          deed: 'CHANGED',
          call: 'faq.update',
          after: { title: 'New?' },
        },
        { said: `Manager ${boss.id} created the question “New?”`, deed: 'CREATED', call: 'faq.create' },
      ],
      chain: { waiting: 0 },
    })
    expect(found.list[0]!.prevHash).toBe(found.list[1]!.hash)
    expect(found.nouns).toContain('faq')
    expect(found.chain.head.split(':')[1]).toBe(found.list[0]!.hash)
    const today = club.today().toString()
    expect((await list({ noun: 'faq', from: today, to: today })).total).toBe(2)
    expect((await list({ noun: 'faq', to: club.today().subtract({ days: 1 }).toString() })).total).toBe(0)
    expect((await list({ memberIdx: boss.adminIdx, noun: 'faq' })).total).toBe(0)
  })

  it('name no member to who may not read members, and hide what looks like a secret', async () => {
    const { club } = holder
    const member = await club.member({ name: 'Hidden Person' })
    await club.sql`
      insert into audit (call, noun, record_idx, member_idx, after)
      values ('x.y', 'hidden', 1, ${member.memberIdx}, '{"password": "S3cret", "nested": [{"apiToken": "S3cret"}], "zipCode": "06123"}')`
    const as = await club.manager({ rights: { '960000': 'R', '960400': 'R' } })
    const [row] = (await list({ noun: 'hidden' }, as)).list
    expect(row).toMatchObject({ byKind: 'MEMBER', by: null, after: { zipCode: '06123' } })
    expect(JSON.stringify(row)).not.toMatch(/Hidden Person|S3cret/)
    expect((await list({ noun: 'hidden' })).list[0]!.by).toBe('Hidden Person')
  })

  it('prove the chain, all of it, days of it, and part by part', async () => {
    const { club } = holder
    await add(3)
    await sealAll()
    const all = (await club.ask(contract.audit.verify, {}, boss)).data
    const { chain } = await list()
    expect(all).toMatchObject({ ok: true, checked: chain.length, head: chain.head, next: null })
    expect((await club.ask(contract.audit.verify, { after: 0 }, boss)).data).toMatchObject({ ok: true, next: null })
    const [last] = (await list({ size: 1 })).list
    const day = Temporal.Instant.from(last!.at).toZonedDateTimeISO(club.platform.club.zone).toPlainDate().toString()
    expect((await club.ask(contract.audit.verify, { from: day, to: day }, boss)).data.ok).toBe(true)
    const never = (await club.ask(contract.audit.verify, { from: '2001-01-01', to: '2001-01-02' }, boss)).data
    expect(never).toMatchObject({ ok: true, checked: 0 })
  })

  it('tell the result of the last check of every night', async () => {
    const { club } = holder
    await sealAll()
    await verifyAudit.run(jobContext(club.platform, verifyAudit.name))
    const { chain } = await list()
    expect(chain).toMatchObject({ checked: chain.length, problem: null, brokenAt: null })
    expect(chain.checkedAt).not.toBeNull()
  })

  it('are for managers with the right, and for nobody else', async () => {
    const { club } = holder
    const other = await club.manager({ rights: { '960000': 'R', '960500': 'R' } })
    for (const call of [contract.audit.list, contract.audit.verify]) {
      const answers = [null, await club.member(), other].map(async (who) => (await club.ask(call, {}, who)).status)
      expect(await Promise.all(answers)).toEqual([401, 403, 403])
    }
  })
})
