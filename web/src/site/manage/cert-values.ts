import type { DataOf, InputOf } from '@clubhouse/contract/call'
import type { changeKinds, kinds } from '@clubhouse/contract/member/certification'
import type { PasswordPolicy } from '@clubhouse/contract/member/password'
import type { Values } from '../../form/draft'
import type { Checks } from '../../form/use-draft'

export type Cert = DataOf<typeof kinds>
export type Kind = NonNullable<Cert['settings']>[number]
type Changes = Omit<InputOf<typeof changeKinds>, 'version'>
type KindChange = Changes['kinds'][number]

/** Kinds that somebody outside of the club provides. */
export const hasProvider = (kind: string) => kind === 'NICE'
/** A newcomer has no passkey yet. */
const letsJoin = (kind: string) => kind !== 'PASSKEY'

/** Ways of proof as their form shows them: `use EMAIL`, `siteCode NICE`; a secret is never there, only typed. */
export function valuesOf({ settings = [], password }: Cert): Values {
  const values: Values = { policy: password?.policy ?? 'strict', days: String(password?.days ?? 0) }
  for (const { kind, isUse, siteCode } of settings) {
    values[`use ${kind}`] = isUse
    if (hasProvider(kind)) Object.assign(values, { [`siteCode ${kind}`]: siteCode, [`secret ${kind}`]: '' })
  }
  return values
}

/** Every kind is sent: all of them are one decision. @param changes of the form @param all that it shows */
export function changesOf({ settings = [] }: Cert, changes: Values, all: Values): Changes {
  const sent = settings.map(({ kind }) => {
    const secret = String(all[`secret ${kind}`] ?? '').trim()
    return {
      kind: kind as KindChange['kind'],
      isUse: Boolean(all[`use ${kind}`]),
      ...(hasProvider(kind) && { siteCode: String(all[`siteCode ${kind}`]).trim() }),
      ...(secret && { secret }),
    }
  })
  const isPassword = 'policy' in changes || 'days' in changes
  return {
    kinds: sent,
    ...(isPassword && { password: { policy: all.policy as PasswordPolicy, days: Number(all.days) } }),
  }
}

/** One way stays on by which people can join, and what is on has what it needs. */
export function certChecks({ settings = [] }: Cert): Checks {
  const joining = settings.filter(({ kind }) => letsJoin(kind))
  const checks: Checks = {
    [`use ${joining[0]?.kind}`]: (values) =>
      joining.some(({ kind }) => values[`use ${kind}`]) ? undefined : 'site-info.CERT_NONE',
  }
  for (const { kind, hasSecret } of settings.filter((one) => hasProvider(one.kind))) {
    checks[`siteCode ${kind}`] = (values) =>
      values[`use ${kind}`] && !String(values[`siteCode ${kind}`]).trim() ? 'site-info.SITE_CODE_MISSING' : undefined
    checks[`secret ${kind}`] = (values) =>
      values[`use ${kind}`] && !hasSecret && !String(values[`secret ${kind}`]).trim()
        ? 'site-info.SECRET_MISSING'
        : undefined
  }
  return checks
}
