import type { contract } from '@clubhouse/contract'
import { hasRight } from '@clubhouse/contract/access'
import type { DataOf } from '@clubhouse/contract/call'
import { CHANGED_MEANWHILE, IN_USE } from '@clubhouse/contract/fail'
import { SOCIALS } from '@clubhouse/contract/social'
import { audit } from '../platform/audit.ts'
import { type Context, FORBIDDEN, Malformed, NOT_FOUND, type Services } from '../platform/context.ts'
import { write } from '../platform/write.ts'
import { changeAccountSettings, readAccountSettings } from './account-settings.ts'
import { unfit, withTranslations, written } from './rules.ts'
import * as sql from './sql.ts'

type Settings = NonNullable<DataOf<typeof contract.site.info>['settings']>

/** Club settings, with the time until dormancy, which is an account rule. Decision 020. */
export async function settingsOf(ctx: Pick<Context, 'sql'>): Promise<Settings> {
  const [own, { settings }] = await Promise.all([sql.settings(ctx.sql), readAccountSettings(ctx)])
  return { ...own, dormantMonths: settings.dormantMonths ?? 0 }
}

export const changeInfo: Services<typeof contract.site>['changeInfo'] = async (
  { clubCode, version, settings, ext, translated = {}, ...fields },
  ctx,
) => {
  if (clubCode !== undefined && clubCode !== ctx.club.clubCode) return NOT_FOUND
  return write(ctx, async (tx) => {
    const before = await sql.lockInfo(tx.sql)
    if (before.version !== version) return CHANGED_MEANWHILE({ version: before.version })
    const settingsBefore = await settingsOf(tx)
    const after = {
      ...before,
      ...fields,
      ext: { ...before.ext, ...ext, social: withAddresses(before.ext.social, ext?.social) },
      translated: withTranslations(before.translated, translated),
    }
    const settingsAfter = { ...settingsBefore, ...settings }
    const isExtChanged = JSON.stringify(after.ext) !== JSON.stringify(before.ext)
    if (isExtChanged && !hasRight(tx.who, '910500', 'U')) return FORBIDDEN
    const { year } = tx.clock.now().toZonedDateTimeISO(before.zone)
    const wrong = unfit(after, before, { languages: await sql.languages(tx.sql), year })
    if (wrong) return new Malformed(wrong)
    const held = await holdsFast(tx, before, after)
    if (held) return held
    const { businessNo, mailOrderNo } = written(after, year)
    const saved = { ...after, businessNo: businessNo.formatted, mailOrderNo: mailOrderNo.formatted }
    const next = await sql.changeInfo(tx.sql, saved, settingsAfter)
    if (settingsAfter.dormantMonths !== settingsBefore.dormantMonths)
      await changeAccountSettings(tx, { dormantMonths: settingsAfter.dormantMonths || null })
    await audit(tx, {
      noun: 'site-info',
      recordIdx: tx.club.clubIdx,
      ...differences({ ...before, settings: settingsBefore }, { ...saved, settings: settingsAfter }),
    })
    return { version: next }
  })
}

/** An empty address removes one. */
const withAddresses = (before: Record<string, string>, given: Record<string, string | undefined> = {}) =>
  Object.fromEntries(SOCIALS.map((kind) => [kind, given[kind] ?? before[kind] ?? '']).filter(([, address]) => address))

/** Prices are in one currency and tee times are instants, so neither may change after the first sale. */
async function holdsFast(tx: Context, before: sql.Info, after: sql.Info) {
  if (before.currency === after.currency && before.zone === after.zone) return undefined
  const { bookings, teeTimes } = await sql.inUse(tx.sql)
  if (before.currency !== after.currency && bookings > 0) return IN_USE({ where: 'booking', count: bookings })
  return before.zone !== after.zone && teeTimes > 0 ? IN_USE({ where: 'slot', count: teeTimes }) : undefined
}

/** Changed fields only, before and after. */
function differences(before: Record<string, unknown>, after: Record<string, unknown>) {
  const names = Object.keys(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
  const some = (all: Record<string, unknown>) => Object.fromEntries(names.map((name) => [name, all[name]]))
  return { before: some(before), after: some(after) }
}
