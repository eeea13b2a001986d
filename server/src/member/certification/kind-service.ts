import type { contract } from '@clubhouse/contract'
import { hasRight } from '@clubhouse/contract/access'
import { CHANGED_MEANWHILE } from '@clubhouse/contract/fail'
import { audit } from '../../platform/audit.ts'
import { type Context, Malformed, type Services } from '../../platform/context.ts'
import { write } from '../../platform/write.ts'
import { changeAccountSettings, readAccountSettings } from '../../site/account-settings.ts'
import * as sql from './kind-sql.ts'
import * as rows from './rows.ts'
import { canProve } from './rules.ts'

/** Undone when nobody could sign up any more, or a method that cannot work is on. */
class Unfit extends Error {}

/** Enabled verification methods; managers with read access also get their settings and the password policy. */
export async function offered(ctx: Context) {
  const [kinds, version] = [await rows.used(ctx.sql), await versionOf(ctx)]
  // A limited session sees what a visitor sees.
  return !ctx.who?.limit && hasRight(ctx.who, '910100', 'R')
    ? { kinds, version, settings: await settings(ctx), password: await passwordOf(ctx) }
    : { kinds, version }
}

export const changeKinds: Services<typeof contract.certification>['changeKinds'] = async (
  { kinds, password, version },
  ctx,
) =>
  write(ctx, async (tx) => {
    await sql.lock(tx.sql)
    const now = await versionOf(tx)
    if (now !== version) return CHANGED_MEANWHILE({ version: now })
    const before = { kinds: await settings(tx), password: await passwordOf(tx) }
    for (const { secret, ...one } of kinds)
      await sql.change(tx.sql, { ...one, sealedSecret: secret && tx.seal.close(secret) })
    if (password)
      await changeAccountSettings(tx, { passwordPolicy: password.policy, passwordDays: password.days || null })
    const after = { kinds: await settings(tx), password: await passwordOf(tx) }
    const isHalf = after.kinds.some(({ kind, isUse, siteCode, hasSecret }) => {
      return kind === 'NICE' && isUse && !(siteCode && hasSecret)
    })
    if (isHalf || !after.kinds.some(({ kind, isUse }) => isUse && canProve(kind, 'SIGNUP'))) throw new Unfit()
    await audit(tx, { noun: 'cert-kind', recordIdx: 0, before, after })
    return offered(tx)
  }).catch((error) => {
    if (error instanceof Unfit) return new Malformed('kinds')
    throw error
  })

/** A secret counts as present only when it can be decrypted here. */
async function settings({ sql: db, seal }: Pick<Context, 'sql' | 'seal'>) {
  const rows = await sql.settings(db)
  return rows.map(({ sealedSecret, ...row }) => ({ ...row, hasSecret: seal.open(sealedSecret) !== undefined }))
}

async function passwordOf(ctx: Pick<Context, 'sql'>) {
  const { passwordPolicy, passwordDays } = (await readAccountSettings(ctx)).settings
  return { policy: passwordPolicy, days: passwordDays ?? 0 }
}

/** The version counts changes of every kind and of the account rules, which hold the password policy. */
async function versionOf(ctx: Pick<Context, 'sql'>): Promise<number> {
  return (await sql.version(ctx.sql)) + (await readAccountSettings(ctx)).version
}
