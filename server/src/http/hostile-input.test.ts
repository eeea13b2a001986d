import { text as textOf } from 'node:stream/consumers'
import { everyCall } from '@clubhouse/contract'
import type { Call } from '@clubhouse/contract/call'
import { describe, expect, it } from 'vitest'
import { TestClub } from '../../test/club.ts'
import {
  type Caller,
  changed,
  defOf,
  isNeeded,
  leavesOf,
  requestOf,
  sample,
  travelsInAddress,
} from '../../test/sampled-call.ts'

const holder = TestClub.use()

const UNSTORABLE = ['a\0b', 'a\ud800']
const HOSTILE = ['constructor', '-constructor', '__proto__', 'toString', ...UNSTORABLE, 'x'.repeat(5000)]
const AT_ONCE = 24

interface Wrong {
  call: string
  field: string
  text: string
  answer: string
}

async function attack(names: { name: string; call: Call }[], caller: (call: Call) => Promise<Caller>) {
  const tried = { calls: 0, fields: 0, requests: 0 }
  const wrong: Wrong[] = []
  for (const { name, call } of names) {
    const who = await caller(call)
    const whole = sample(call.input) as Record<string, unknown>
    if ('own' in call.access) whole[call.access.own as string] = who.memberIdx
    const fields = leavesOf(call.input).filter(
      ({ shape, isKey }) => isKey || !['boolean', 'number'].includes(defOf(shape).type),
    )
    const all = fields.flatMap(({ path, isKey }) =>
      HOSTILE.filter((text) => text.isWellFormed() || !travelsInAddress(call, String(path[0]))).flatMap((text) =>
        [true, false].map((isAlone) => ({ path, isKey, text, isAlone })),
      ),
    )
    for (let at = 0; at < all.length; at += AT_ONCE) {
      await Promise.all(
        all.slice(at, at + AT_ONCE).map(async ({ path, isKey, text, isAlone }) => {
          const input = changed(whole, path, text, isKey) as Record<string, unknown>
          // Only required fields are sent: an optional one may be refused before this field is read.
          const sent = Object.keys(input).filter((field) => !isAlone || field === path[0] || isNeeded(call, field))
          const request = requestOf(call, Object.fromEntries(sent.map((field) => [field, input[field]])), who)
          const response = await holder.club.app.inject({
            ...request,
            payloadAsStream: call.kind === 'stream',
          })
          const { statusCode } = response
          const isStreaming = call.kind === 'stream' && statusCode === 200
          const body = isStreaming ? '' : call.kind === 'stream' ? await textOf(response.stream()) : response.body
          if (isStreaming) response.stream().destroy()
          const fault = faultOf(call, statusCode, body, UNSTORABLE.includes(text) ? [...path] : undefined)
          if (fault) wrong.push({ call: name, field: path.join('.'), text: text.slice(0, 20), answer: fault })
        }),
      )
    }
    tried.calls++
    tried.fields += fields.length
    tried.requests += all.length
  }
  return { tried, wrong }
}

/** @param unstorable path of a text that the database cannot store: the answer must name it */
function faultOf(call: Call, status: number, body: string, unstorable?: (string | number)[]): string | undefined {
  if (status >= 500) return `${status} ${body.slice(0, 100)}`
  if (status === 200 && call.kind !== 'json' && call.kind !== 'upload') return undefined
  if (status === 303) return undefined
  const { result, fail } = JSON.parse(body) as { result: unknown; fail?: { code?: string; msgDetail?: string } }
  if (typeof result !== 'boolean' || (!result && !fail?.code)) return `no envelope: ${body.slice(0, 100)}`
  if (!unstorable) return undefined
  return status === 400 && fail?.msgDetail?.startsWith(String(unstorable[0]))
    ? undefined
    : `${status} ${body.slice(0, 100)} instead of 400 and the field`
}

describe('a hostile text in any field of any call', () => {
  const calls = everyCall()
  const by = (...who: Call['access']['who'][]) => calls.filter(({ call }) => who.includes(call.access.who))

  it.each([
    ['a visitor', by('anyone'), async () => ({})],
    ['a member', by('anyone', 'member', 'signedIn'), () => holder.club.member()],
    ['a manager', by('anyone', 'signedIn', 'manager'), () => holder.club.manager({ isSSAdmin: true })],
  ])('of %s is answered in the envelope and never by a fault', async (who, list, caller) => {
    const { tried, wrong } = await attack(list, caller)
    console.log(`As ${who}: ${tried.calls} calls, ${tried.fields} fields, ${tried.requests} requests.`)
    expect(wrong).toEqual([])
  })
})

describe('what cannot be stored', () => {
  const login = (payload: string) =>
    holder.club.app.inject({
      method: 'POST',
      url: '/hp/api/member/login',
      payload,
      headers: { 'content-type': 'application/json' },
    })

  it('is refused however deep it lies, and so is what is nested without end', async () => {
    const passkey = (inner: string) =>
      `{"clubCode":"GC001","passkey":{"id":"a","response":{"list":[1,{"x":${inner}}]}}}`
    const deep = await login(passkey('"\\u0000"'))
    expect([deep.statusCode, deep.json().fail.msgDetail]).toEqual([400, 'passkey.response.list[1].x'])
    const endless = await login(passkey('['.repeat(50_000) + ']'.repeat(50_000)))
    expect(endless.statusCode).toBe(400)
    const key = await login('{"clubCode":"GC001","passkey":{"a\\ud800":1}}')
    expect([key.statusCode, key.json().fail.msgDetail]).toEqual([400, 'passkey'])
  })

  it('is refused in an upload, in its data and in the name of a file', async () => {
    const { token } = await holder.club.manager({ isSSAdmin: true })
    const send = async (data: object, name: string) => {
      const payload = [
        '--between\r\nContent-Disposition: form-data; name="data"\r\n\r\n',
        JSON.stringify(data),
        `\r\n--between\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\nContent-Type: text/plain\r\n\r\n`,
        'text\r\n--between--\r\n',
      ].join('')
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=between' }
      return holder.club.app.inject({ method: 'POST', url: '/hp/api/event', payload, headers })
    }
    const event = {
      title: 'A day',
      contents: 'x',
      lang: 'en',
      state: 'DRAFT',
      startDate: '2027-03-01',
      endDate: '2027-03-01',
    }
    const inData = await send({ ...event, fileFor: ['files', 'a\0'] }, 'plan.txt')
    expect([inData.statusCode, inData.json().fail.msgDetail]).toEqual([400, 'fileFor[1]'])
    const inName = await send(event, 'a\0b.txt')
    expect([inName.statusCode, inName.json().fail.msgDetail]).toEqual([400, 'files'])
    for (const name of [`${'x'.repeat(59)}𠀀.txt`, `${'x'.repeat(119)}😀.txt`])
      expect((await send(event, name)).json().result).toBe(true)
  })

  it('is refused in a form', async () => {
    const response = await holder.club.app.inject({
      method: 'POST',
      url: '/hp/api/member/nice-check/return',
      payload: 'token_version_id=a%00b&enc_data=x&integrity_value=x',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(response.statusCode).toBe(400)
  })
})
