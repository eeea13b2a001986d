import type { DataOf, InputOf } from '@clubhouse/contract/call'
import type { changeKinds, kinds } from '@clubhouse/contract/member/certification'
import type { PasswordPolicy } from '@clubhouse/contract/member/password'
import type { TextKey } from '../../language/text-key'
import type { Values } from '../../ui/form/draft'
import type { Checks } from '../../ui/form/form-options'

export type Cert = DataOf<typeof kinds>
export type Kind = NonNullable<Cert['settings']>[number]
type Changes = Omit<InputOf<typeof changeKinds>, 'version'>
type KindChange = Changes['kinds'][number]

export const hasProvider = (kind: string) => kind === 'NICE'
/** Applicants have no passkey yet. */
const letsJoin = (kind: string) => kind !== 'PASSKEY'

/** Verification methods as form values: `use EMAIL`, `siteCode NICE`; a secret is only ever typed. */
export function valuesOf({ settings = [], password }: Cert): Values {
  const values: Record<string, string | boolean> = {
    policy: password?.policy ?? 'strict',
    days: String(password?.days ?? 0),
  }
  for (const { kind, isUse, siteCode } of settings) {
    values[`use ${kind}`] = isUse
    if (hasProvider(kind)) Object.assign(values, { [`siteCode ${kind}`]: siteCode, [`secret ${kind}`]: '' })
  }
  return values
}

const NAMES: Record<string, string> = { use: 'kinds.isUse', siteCode: 'kinds.siteCode', secret: 'kinds.secret' }

export const wayOf = (field: string): string => NAMES[field.split(' ')[0]!] ?? `password.${field}`

/** All kinds are sent together. @param all form values */
export function changesOf(cert: Cert, all: Values): Changes {
  const { settings = [] } = cert
  const sent = settings.map(({ kind }) => {
    const secret = String(all[`secret ${kind}`] ?? '').trim()
    return {
      kind: kind as KindChange['kind'],
      isUse: Boolean(all[`use ${kind}`]),
      ...(hasProvider(kind) && { siteCode: String(all[`siteCode ${kind}`]).trim() }),
      ...(secret && { secret }),
    }
  })
  const saved = valuesOf(cert)
  const isPassword = all.policy !== saved.policy || all.days !== saved.days
  return {
    kinds: sent,
    ...(isPassword && { password: { policy: all.policy as PasswordPolicy, days: Number(all.days) } }),
  }
}

/** At least one signup method stays on, and enabled methods are complete. */
export function certChecks({ settings = [] }: Cert): Checks {
  const joining = settings.filter(({ kind }) => letsJoin(kind))
  const none = (values: Values) =>
    joining.some(({ kind }) => values[`use ${kind}`]) ? undefined : 'site-info.CERT_NONE'
  const needed = (kind: string, field: string, fault: TextKey) => (values: Values) =>
    values[`use ${kind}`] && !String(values[field]).trim() ? fault : undefined
  const providers = settings.filter(({ kind }) => hasProvider(kind))
  return {
    [`use ${joining[0]?.kind}`]: none,
    ...Object.fromEntries(
      providers.flatMap(({ kind, hasSecret }) => [
        [`siteCode ${kind}`, needed(kind, `siteCode ${kind}`, 'site-info.SITE_CODE_MISSING')],
        [`secret ${kind}`, hasSecret ? undefined : needed(kind, `secret ${kind}`, 'site-info.SECRET_MISSING')],
      ]),
    ),
  }
}
