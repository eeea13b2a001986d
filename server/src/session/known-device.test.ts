import { contract } from '@clubhouse/contract'
import { describe, expect, it } from 'vitest'
import { CLUB, PASSWORD, TestClub } from '../../test/club.ts'
import { lastMail, mailsTo } from '../../test/people.ts'
import { statementsOf } from '../../test/statements.ts'

const holder = TestClub.use()

function browser() {
  const jar = new Map<string, string>()
  const send = async (path: string, payload: object, token?: string) => {
    const response = await holder.club.app.inject({
      method: 'POST',
      url: `/hp/api${path}`,
      headers: {
        'sec-fetch-site': 'same-origin',
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      payload,
    })
    for (const line of [response.headers['set-cookie'] ?? []].flat()) {
      const [pair] = line.split(';') as [string]
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    const lines: string[] = [response.headers['set-cookie'] ?? []].flat()
    return { ...response.json(), lines } as { result: boolean; fail?: { code: string }; lines: string[] }
  }
  return {
    jar,
    send,
    logIn: (id: string, password = PASSWORD) => send('/member/login', { clubCode: CLUB, id, password }),
    unlock: (code: string) => send('/member/unlock', { clubCode: CLUB, code }),
  }
}
const codeOf = (answer: { result: boolean; fail?: { code: string } }) => (answer.result ? 'in' : answer.fail?.code)

async function lockOut(id: string): Promise<void> {
  const stranger = browser()
  for (let i = 0; i < 4; i++) expect(codeOf(await stranger.logIn(id, 'wrong'))).toBe('BAD_LOGIN')
  expect(codeOf(await stranger.logIn(id, 'wrong'))).toBe('LOCKED')
  expect(codeOf(await stranger.logIn(id))).toBe('LOCKED')
}
const fresh = () => holder.club.sql`delete from login_failure`

describe.each([
  ['a member', () => holder.club.member()],
  ['a manager', () => holder.club.manager()],
])('the known device of %s', (_, someone) => {
  it('logs in while strangers are locked out, and keeps them locked out', async () => {
    await fresh()
    const me = await someone()
    const mine = browser()
    expect(codeOf(await mine.logIn(me.id))).toBe('in')
    await lockOut(me.id)
    expect(codeOf(await mine.logIn(me.id))).toBe('in')
    expect(codeOf(await browser().logIn(me.id))).toBe('LOCKED')
  })

  it('is not shut out by its address, where many may be', async () => {
    await fresh()
    const me = await someone()
    const mine = browser()
    await mine.logIn(me.id)
    const others = browser()
    for (let i = 0; i < 30; i++) await others.logIn(`nobody${i}`, 'wrong')
    expect(codeOf(await others.logIn('nobody99', 'wrong'))).toBe('LOCKED')
    expect(codeOf(await mine.logIn(me.id))).toBe('in')
  })

  it('has a counter of its own, which locks it too', async () => {
    await fresh()
    const me = await someone()
    const mine = browser()
    await mine.logIn(me.id)
    const all = await Promise.all(Array.from({ length: 12 }, () => mine.logIn(me.id, 'wrong')))
    expect(all.filter((answer) => codeOf(answer) === 'BAD_LOGIN')).toHaveLength(4)
    expect(codeOf(await mine.logIn(me.id))).toBe('LOCKED')
    // A thief of the device without the password does not lock the owner out elsewhere.
    expect(codeOf(await browser().logIn(me.id))).toBe('in')
  })
})

describe('the cookie of a device', () => {
  it('is HttpOnly, of this host, and renewed under the same device', async () => {
    const me = await holder.club.member()
    const mine = browser()
    const [line] = (await mine.logIn(me.id)).lines.filter((one) => one.startsWith('__Host-known-'))
    expect(line).toMatch(/; Path=\/; Max-Age=\d+; HttpOnly; Secure; SameSite=Strict$/)
    expect(line).not.toContain(me.id)
  })

  it('counts for no other account, not when it is forged, and not when it is old', async () => {
    await fresh()
    const [me, other] = [await holder.club.member(), await holder.club.member()]
    const mine = browser()
    await mine.logIn(other.id)
    const [name, value] = [...mine.jar].find(([key]) => key.startsWith('__Host-known-'))!
    await lockOut(me.id)
    for (const wrong of [value, `${value.slice(0, -2)}AA`, 'x', '']) {
      mine.jar.set(name.replace(`m${other.memberIdx}`, `m${me.memberIdx}`), wrong)
      expect(codeOf(await mine.logIn(me.id))).toBe('LOCKED')
    }
  })

  it('is forgotten after half a year', async () => {
    await fresh()
    const me = await holder.club.member()
    const mine = browser()
    await mine.logIn(me.id)
    await holder.club.sql`update clock set shift = shift + interval '181 days'`
    await holder.club.platform.clock.measure(holder.club.sql)
    await lockOut(me.id)
    expect(codeOf(await mine.logIn(me.id))).toBe('LOCKED')
    await holder.club.sql`update clock set shift = shift - interval '181 days'`
    await holder.club.platform.clock.measure(holder.club.sql)
  })
})

it('a session confirms its password while strangers are locked out', async () => {
  await fresh()
  const me = await holder.club.member()
  await lockOut(me.id)
  const { result } = await holder.club.ask(contract.profile.checkPassword, { password: PASSWORD }, me)
  expect(result).toBe(true)
})

describe('the email about a lock', () => {
  it('goes to the owner once, with a code that unlocks and makes the device known', async () => {
    await fresh()
    const me = await holder.club.member()
    await lockOut(me.id)
    const mail = await lastMail(holder.club, `${me.id}@example.com`, 'LOGIN_LOCKED')
    expect(mail!.text).not.toContain(mail!.secrets!.code)
    const mine = browser()
    expect(codeOf(await mine.unlock('not this one'))).toBe('UNLOCK_EXPIRED')
    expect(codeOf(await mine.unlock(mail!.secrets!.code!))).toBe('in')
    expect(codeOf(await mine.unlock(mail!.secrets!.code!))).toBe('UNLOCK_EXPIRED')
    await lockOut(me.id)
    expect(codeOf(await mine.logIn(me.id))).toBe('in')
    const [log] = await holder.club.sql`
      select after from audit where noun = 'member' and record_idx = ${me.memberIdx} order by audit_idx desc limit 1`
    expect(log!.after).toBe('login unlocked')
  })

  it('is not sent again while its code works', async () => {
    await fresh()
    const me = await holder.club.manager()
    for (let i = 0; i < 3; i++) {
      await fresh()
      await lockOut(me.id)
    }
    expect((await mailsTo(holder.club, `${me.id}@example.com`)).filter((kind) => kind === 'LOGIN_LOCKED')).toHaveLength(
      1,
    )
  })

  it('has a code that ends after a day and that one of many uses once', async () => {
    await fresh()
    const me = await holder.club.member()
    await lockOut(me.id)
    const { code } = (await lastMail(holder.club, `${me.id}@example.com`, 'LOGIN_LOCKED'))!.secrets!
    await holder.club.sql`update clock set shift = shift + interval '25 hours'`
    expect(codeOf(await browser().unlock(code!))).toBe('UNLOCK_EXPIRED')
    await holder.club.sql`update clock set shift = shift - interval '25 hours'`
    const all = await Promise.all(Array.from({ length: 10 }, () => browser().unlock(code!)))
    expect(all.filter((answer) => answer.result)).toHaveLength(1)
  })

  it('cannot be guessed from the answers or the work done for an id that nobody has', async () => {
    await fresh()
    const me = await holder.club.member()
    const answers = async (id: string) => {
      const said: unknown[] = []
      const statements = await statementsOf(holder.club, async () => {
        for (let i = 0; i < 6; i++) said.push((await browser().logIn(id, 'wrong')).fail)
      })
      return { said: JSON.stringify(said).replace(/"until":"[^"]*"/g, ''), statements }
    }
    // Caches of texts are filled for both cases.
    await lockOut((await holder.club.member()).id)
    const [known, nobody] = [await answers(me.id), await answers('nobody777')]
    expect(nobody.said).toBe(known.said)
    expect(nobody.statements).toEqual(known.statements)
    expect(known.statements.some((statement) => statement.includes('login_unlock'))).toBe(true)
    expect(await mailsTo(holder.club, 'nobody@example.com')).toEqual([])
  })
})
