import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import { describe, expect, it } from 'vitest'
import { CLUB, PASSWORD, TestClub } from '../../../test/club.ts'

const holder = TestClub.use()
const read = async (as?: { token: string }) =>
  (await holder.club.ask(contract.certification.kinds, { clubCode: CLUB }, as)).data
const editor = () => holder.club.manager({ rights: { '910000': 'R', '910100': 'RU' } })
const put = (as: { token: string }, input: InputOf<typeof contract.certification.changeKinds>) =>
  holder.club.ask(contract.certification.changeKinds, input, as)
const EMAIL = { kind: 'EMAIL', isUse: true } as const
const STRICT = { policy: 'strict', days: 0 } as const

describe('the secret of a provider', () => {
  it('is sealed in the database, and opened by nothing but this deployment', async () => {
    const as = await editor()
    const { version } = await read(as)
    const nice = { kind: 'NICE', isUse: true, siteCode: 'CLUB1', secret: 'hush-hush' } as const
    const saved = await put(as, { version, kinds: [nice] })
    expect(JSON.stringify(saved.body)).not.toContain('hush')
    const stored = async () =>
      (await holder.club.sql`select sealed_secret from cert_kind where kind = 'NICE'`)[0]!.sealedSecret
    const sealed = await stored()
    expect(sealed).not.toContain('hush')
    expect(holder.club.platform.seal.open(sealed)).toBe('hush-hush')
    // Omitted fields stay; empty ones are removed.
    await put(as, { version: saved.data.version, kinds: [{ kind: 'NICE', isUse: false }] })
    expect(await stored()).toBe(sealed)
    const { data } = await put(as, { version: version + 2, kinds: [{ kind: 'NICE', isUse: false, secret: '' }] })
    expect(data.settings![0]).toMatchObject({ kind: 'NICE', hasSecret: false, siteCode: 'CLUB1' })
    expect(await stored()).toBe('')
  })

  it('does not count when it was sealed elsewhere', async () => {
    await holder.club.sql`update cert_kind set sealed_secret = 'from-another-house' where kind = 'NICE'`
    const as = await editor()
    const { settings, version } = await read(as)
    expect(settings![0]).toMatchObject({ kind: 'NICE', hasSecret: false })
    const on = await put(as, { version, kinds: [{ kind: 'NICE', isUse: true, siteCode: 'CLUB1' }] })
    expect(on.fail.msgDetail).toBe('kinds')
  })
})

describe('passwords of members', () => {
  it('are not answered to visitors or managers without the right', async () => {
    const other = await holder.club.manager({ rights: { '910000': 'R' } })
    for (const as of [undefined, other]) expect(await read(as)).toEqual({ kinds: ['EMAIL', 'PASSKEY'], version: 7 })
    expect((await read(await editor())).password).toEqual(STRICT)
  })

  it('follow the rule that the club has chosen, and grow old when it says', async () => {
    const as = await editor()
    const { version } = await read(as)
    const saved = await put(as, { version, kinds: [EMAIL], password: { policy: 'alternative', days: 90 } })
    expect(saved.data).toMatchObject({
      password: { policy: 'alternative', days: 90 },
      version: version + 2,
    })
    const rules = () => holder.club.ask(contract.signup.rules, { clubCode: CLUB })
    await expect.poll(async () => (await rules()).data.passwordPolicy).toBe('alternative')
    const member = await holder.club.member()
    await holder.club.sql`
      update member set password_changed_at = club_now() - interval '91 days' where member_idx = ${member.memberIdx}`
    const change = (newPassword: string) =>
      holder.club.ask(contract.recovery.changeExpired, { oldPassword: PASSWORD, newPassword }, member)
    const long = await change('Lantern#2026Lantern#2026')
    expect(long.fail).toMatchObject({ code: 'PASSWORD_RULE', msgVar: { rule: -1 } })
    const { until } = (await change('Quiet-Lan-47')).data
    expect((Date.parse(until!) - holder.club.now()) / 86_400_000).toBeCloseTo(90, 0)

    await put(as, { version: version + 2, kinds: [EMAIL], password: STRICT })
    await expect.poll(async () => (await rules()).data.passwordPolicy).toBe('strict')
  })

  it('stay as they are when only kinds change, and the change is written down', async () => {
    const as = await editor()
    const { version } = await read(as)
    await put(as, { version, kinds: [EMAIL], password: { policy: 'nist', days: 365 } })
    await put(as, { version: version + 2, kinds: [{ kind: 'STAFF', isUse: true }] })
    expect(await read(as)).toMatchObject({
      kinds: ['EMAIL', 'STAFF', 'PASSKEY'],
      password: { policy: 'nist', days: 365 },
    })
    const rows = await holder.club.sql`
      select before -> 'password' as before, after -> 'password' as after from audit
      where admin_idx = ${as.adminIdx} order by audit_idx`
    expect(rows.map((row) => ({ ...row }))).toEqual([
      { before: STRICT, after: { policy: 'nist', days: 365 } },
      { before: { policy: 'nist', days: 365 }, after: { policy: 'nist', days: 365 } },
    ])
  })

  it('of ten at once one saves', async () => {
    const as = await editor()
    const { version } = await read(as)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        put(as, { version, kinds: [EMAIL], password: { policy: 'strict', days: 100 + i } }),
      ),
    )
    expect(answers.filter(({ result }) => result)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 'CHANGED_MEANWHILE')).toHaveLength(9)
  })

  it.each([
    ['password.policy', { policy: 'none', days: 0 }],
    ['password.days', { policy: 'strict', days: 29 }],
    ['password.days', { policy: 'strict', days: 1096 }],
    ['password.days', { policy: 'strict', days: null }],
  ])('names %s as wrong in %j', async (field, password) => {
    const as = await editor()
    const { version } = await read(as)
    const input = { version, kinds: [EMAIL], password }
    const { status, fail } = await holder.club.send(contract.certification.changeKinds, input, as)
    expect([status, fail.msgDetail]).toEqual([400, field])
  })
})
