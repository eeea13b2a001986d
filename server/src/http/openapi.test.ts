import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { everyCall } from '@clubhouse/contract'
import openapiTS, { astToString } from 'openapi-typescript'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { CLUB, PASSWORD, TestClub } from '../../test/club.ts'
import { RawConnection } from '../../test/raw-connection.ts'

const ROOT = join(import.meta.dirname, '../../..')
const CLIENT = join(ROOT, 'server/test/client')

const holder = TestClub.use()
let address: string
let document: string

beforeAll(async () => {
  await holder.club.setClock('2027-03-01T10:00')
  await holder.club.app.listen({ port: 0, host: '127.0.0.1' })
  address = `http://127.0.0.1:${(holder.club.app.server.address() as AddressInfo).port}`
  const response = await fetch(`${address}/hp/api/openapi.json`)
  expect(response.status).toBe(200)
  document = await response.text()
})

async function run(program: string, args: string[]): Promise<{ code: number; output: string }> {
  const env = { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  return promisify(execFile)(process.execPath, [program, ...args], { cwd: ROOT, env }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stdout, stderr }) => ({ code, output: `${stdout}\n${stderr}` }),
  )
}

it('the document passes the recommended rules of Redocly', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'clubhouse-openapi-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'openapi.json')
  writeFileSync(file, document)
  const config = join(import.meta.dirname, 'redocly.yaml')
  const { output } = await run('node_modules/@redocly/cli/bin/cli.js', [
    'lint',
    file,
    `--config=${config}`,
    '--format=json',
  ])
  const { totals, problems } = JSON.parse(output.slice(0, output.lastIndexOf('}') + 1))
  const found = problems.map(({ ruleId, message }: Record<string, string>) => `${ruleId}: ${message}`)
  expect(found).toEqual([])
  expect(totals).toEqual({ errors: 0, warnings: 0, ignored: 0 })
})

it('names each status that the server answers before a call is reached', () => {
  const { paths } = JSON.parse(document) as { paths: Record<string, Record<string, { responses: object }>> }
  const all = Object.values(paths).flatMap((path) => Object.values(path))
  for (const { responses } of all)
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['400', '413', '414', '429', '431', '503']))
})

it('says of each call who may make it, beside those who have the right', () => {
  const { paths } = JSON.parse(document) as { paths: Record<string, Record<string, { description: string }>> }
  for (const { call } of everyCall()) {
    const { description } = paths[(call.atRoot ? '' : '/hp/api') + call.path]![call.method.toLowerCase()]!
    const { access } = call
    if ('orSelf' in access && access.orSelf) expect(description).toContain(', and the manager named in ')
    if ('apart' in access && access.apart)
      expect(description).toContain(`${access.apart.field} needs ${access.right} on menu ${access.apart.menu}`)
    if ('orZero' in access) expect(description).toContain('anyone with 0 in it')
  }
  expect(paths['/hp/api/admin/{id}']!.get!.description).toBe(
    'Managers with R on menu 910600, and the manager named in id.',
  )
})

it.each(['openapi.json', 'docs'])('%s is made once, packed, and not sent again to who has it', async (name) => {
  const get = (headers: Record<string, string>) => fetch(`${address}/hp/api/${name}`, { headers })
  const [plain, packed] = [await get({ 'accept-encoding': 'identity' }), await get({ 'accept-encoding': 'gzip' })]
  expect([plain.headers.get('content-encoding'), packed.headers.get('content-encoding')]).toEqual([null, 'gzip'])
  const text = await plain.text()
  expect(await packed.text()).toBe(text)
  const etag = plain.headers.get('etag')!
  expect(packed.headers.get('etag')).toBe(etag)
  const again = await get({ 'if-none-match': etag })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

it('clients that never read share one document', async () => {
  const [connections, each] = [20, 8]
  const silent = await Promise.all(
    Array.from({ length: connections }, () => RawConnection.open(holder.club.app.server, false)),
  )
  let reached = 0
  const count = () => reached++
  holder.club.app.server.on('request', count)
  const before = process.memoryUsage()
  for (const { socket } of silent)
    socket.write('GET /hp/api/openapi.json HTTP/1.1\r\nHost: club.example\r\n\r\n'.repeat(each))
  await expect.poll(() => reached).toBe(connections * each)
  await holder.club.app.inject('/hp/api/openapi.json')
  const after = process.memoryUsage()
  for (const { socket } of silent) socket.destroy()
  holder.club.app.server.off('request', count)
  const cost = after.heapUsed + after.external - before.heapUsed - before.external
  expect(cost).toBeLessThan((connections * each * document.length) / 4)
})

it('a client generated from the document logs in, holds, books and cancels', async () => {
  const types = astToString(await openapiTS(JSON.parse(document), { defaultNonNullable: false }))
  writeFileSync(join(CLIENT, 'openapi.d.ts'), types)
  expect(await run('node_modules/typescript/bin/tsc', ['-p', CLIENT])).toEqual({ code: 0, output: '' })

  const [slot] = await holder.club.day('2027-03-09')
  const me = await holder.club.member()
  const { code, output } = await run(join(CLIENT, 'book.ts'), [address, CLUB, me.id, PASSWORD, String(slot)])
  expect(code, output).toBe(0)
  const [row] = await holder.club.sql<{ bookingIdx: number }[]>`
    select booking_idx from booking where member_idx = ${me.memberIdx} and slot_idx = ${slot!}`
  const booking = row?.bookingIdx
  expect(JSON.parse(output)).toEqual({
    hold: slot,
    booking,
    booked: 'CF',
    cancelled: { bookingIdx: booking, state: 'CX', couponReturned: false },
  })
})
