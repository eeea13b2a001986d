import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import openapiTS, { astToString } from 'openapi-typescript'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { CLUB, PASSWORD, TestClub } from '../../test/club.ts'

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
