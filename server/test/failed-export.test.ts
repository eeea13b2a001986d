import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportOf } from '@clubhouse/contract/list'
import { list } from '@clubhouse/contract/member/manage'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answerings } from '../src/app.ts'
import { exporter } from '../src/office/export.ts'
import type { Context } from '../src/platform/context.ts'
import { createLog } from '../src/platform/log.ts'
import { CLUB, TestClub } from './club.ts'

const EXPORTS = 200
const AT_ONCE = 12
const VISITORS = 4
const FAULT = 'the row cannot be read'

const all = answerings()
const members = all.find(({ name }) => name === 'memberManage.list')!
const BROKEN_ROW = {
  get name(): string {
    throw new Error(FAULT)
  },
}
/** A list that fails when its export is half written. */
const broken = async (input: object, ctx: Context) => {
  const found = (await members.service(input as never, ctx, undefined as never)) as { list: unknown[] }
  return { ...found, list: [...found.list, BROKEN_ROW] } as never
}
const calls = all.map((one) =>
  one.name === 'memberManage.listExport' ? { ...one, call: exportOf(list), service: exporter(list, broken) } : one,
)

const lines: string[] = []
let club: TestClub
let port: number
let token: string
beforeAll(async () => {
  club = await TestClub.open(100_000, calls, createLog('error', { write: (line: string) => void lines.push(line) }))
  await club.sql`
    insert into member (id, password_hash, name, email, member_type, state)
    select 'export' || n, '', 'Person ' || n, '', '10', 'ACTIVE' from generate_series(1, 20) n`
  token = (await club.manager({ isSSAdmin: true })).token
  await club.app.listen({ port: 0, host: '127.0.0.1' })
  port = (club.app.server.address() as AddressInfo).port
})
afterAll(() => club.close())

/** Over a connection of its own. @returns status and body; rejects when the connection ends without an answer */
function ask(path: string, headers: Record<string, string> = {}): Promise<{ status: number; body: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: string }>()
  const agent = new Agent({ keepAlive: false })
  request({ port, host: '127.0.0.1', path: `/hp/api${path}`, headers, agent }, (response) => {
    let body = ''
    response.setEncoding('latin1')
    response.on('data', (chunk) => (body += chunk))
    response.on('end', () => resolve({ status: response.statusCode!, body }))
    response.on('error', reject)
  })
    .on('error', reject)
    .end()
  return promise
}

it('200 exports that fail, 12 at a time, harm no visitor', async () => {
  let left = EXPORTS
  const statuses: number[] = []
  const exporting = Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (left-- > 0) statuses.push((await ask('/download/members', { authorization: `Bearer ${token}` })).status)
    }),
  )
  const visits: unknown[] = []
  const visitor = async () => {
    while (left > 0)
      visits.push(await ask(`/site/state?clubCode=${CLUB}`).catch((error: Error) => ({ error: error.message })))
  }
  await Promise.all([exporting, ...Array.from({ length: VISITORS }, visitor)])
  expect(statuses).toEqual(Array(EXPORTS).fill(500))
  const [first] = visits
  expect(first).toMatchObject({ status: 200, body: expect.stringMatching(/^{"result":true/) })
  expect(visits).toEqual(visits.map(() => first))
  const faults = lines.map((line) => JSON.parse(line).err.message)
  expect(faults).toEqual(Array(EXPORTS).fill(FAULT))
})
