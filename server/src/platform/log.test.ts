import { Writable } from 'node:stream'
import { contract } from '@clubhouse/contract'
import { anyone } from '@clubhouse/contract/access'
import { call } from '@clubhouse/contract/call'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { CLUB, PASSWORD, TestClub } from '../../test/club.ts'
import { answerings } from '../app.ts'
import type { Answering } from '../http/answer.ts'
import type { Context } from './context.ts'
import { createLog } from './log.ts'

const broken = {
  call: call('POST /test/broken', {
    summary: 'A fault.',
    access: anyone,
    input: { password: z.string() },
    data: z.null(),
  }),
  name: 'test.broken',
  service: async ({ password }: { password: string }, { sql }: Context) => {
    await sql`select ${password}::text, 1 / 0`
    return null
  },
} as Answering

it('tells a fault and a reused refresh token with the request, and never a password or a token', async () => {
  const lines: string[] = []
  const to = new Writable({
    write: (chunk, _, done) => {
      lines.push(String(chunk))
      done()
    },
  })
  const club = await TestClub.open(1000, [...answerings(), broken], createLog('trace', to))
  try {
    const member = await club.member()
    const { data } = await club.ask(contract.session.login, { clubCode: CLUB, id: member.id, password: PASSWORD })
    const { accessToken, refreshToken } = data
    const next = (await club.ask(contract.session.refresh, { refreshToken })).data.refreshToken
    const fault = await club.send('POST /test/broken', { password: PASSWORD }, { token: accessToken })
    expect(fault.status).toBe(500)
    expect(fault.body).toEqual({ result: false, fail: { code: '500', msgCode: 'common.500' } })
    await club.ask(contract.session.refresh, { refreshToken: next })
    const reused = await club.ask(contract.session.refresh, { refreshToken })
    const warned = lines
      .map((line) => JSON.parse(line))
      .find(({ msg }) => msg === 'refresh token reused, session ended')
    expect(warned.requestId).toBe(reused.headers['x-request-id'])
    const log = lines.join('')
    expect(log).toContain(String(fault.headers['x-request-id']))
    expect(log).toContain('division by zero')
    for (const secret of [PASSWORD, accessToken, refreshToken, next]) expect(log).not.toContain(secret)
  } finally {
    await club.close()
  }
})
