import type { contract } from '@clubhouse/contract'
import type { ParsedInputOf } from '@clubhouse/contract/call'
import { IN_USE, WRONG_STATE } from '@clubhouse/contract/fail'
import { policyRecord } from '@clubhouse/contract/policy-history'
import { audit } from '../platform/audit.ts'
import { type Context, Malformed, NOT_FOUND, type Services } from '../platform/context.ts'
import { write } from '../platform/write.ts'
import { policyValues } from './policy-rules.ts'
import * as sql from './sql.ts'
import { usesOf } from './use.ts'

type Calls = Pick<typeof contract.code, 'forManager' | 'add' | 'change' | 'rename' | 'changePolicy'>
type Written = ParsedInputOf<Calls['change']>

export const managerCalls: Services<Calls> = {
  forManager: async ({ group }, { sql: db, lang }) => {
    const found = await sql.groupsForManager(db, group, lang)
    return group !== undefined && found.length === 0 ? NOT_FOUND : found
  },
  add: async (input, ctx) => write(ctx, (tx) => add(input, tx)),
  change: async (input, ctx) => write(ctx, (tx) => change(input, tx)),
  rename: async (input, ctx) => write(ctx, (tx) => rename(input, tx)),
  changePolicy: async (input, ctx) => write(ctx, (tx) => changePolicy(input, tx)),
}

async function add(input: Written, tx: Context) {
  const { group, key } = input
  const found = await sql.groupOf(tx.sql, group)
  if (!found) return NOT_FOUND
  if (found.isFixed) return WRONG_STATE({ state: 'FIXED' })
  const row = { ...input, labels: await labelsOf(input, tx) }
  if (!(await sql.addCode(tx.sql, row))) return IN_USE({ where: `${group}.${key}`, count: 1 })
  await note(tx, undefined, row)
  return versionOf(group, tx)
}

async function change(input: Written, tx: Context) {
  const { group, key, isUse } = input
  const [found, before] = [await sql.groupOf(tx.sql, group), await sql.codeOf(tx.sql, group, key)]
  if (!found || !before) return NOT_FOUND
  if (before.isUse && !isUse) {
    if (found.isFixed) return WRONG_STATE({ state: 'FIXED' })
    const [use] = await usesOf(tx.sql, group, key)
    if (use) return IN_USE(use)
  }
  const row = { ...input, labels: await labelsOf(input, tx) }
  await sql.changeCode(tx.sql, row)
  await note(tx, before, row)
  return versionOf(group, tx)
}

async function rename({ group, names }: ParsedInputOf<Calls['rename']>, tx: Context) {
  if (!(await sql.groupOf(tx.sql, group))) return NOT_FOUND
  const byLang = await labelsOf({ values: names }, tx)
  const before = await sql.rename(tx.sql, group, byLang)
  await audit(tx, {
    noun: 'code',
    recordIdx: tx.club.clubIdx,
    before: { group, names: before },
    after: { group, names: byLang },
  })
  return versionOf(group, tx)
}

async function changePolicy({ key, values }: ParsedInputOf<Calls['changePolicy']>, tx: Context) {
  const before = await sql.policyOf(tx.sql, key)
  if (!before) return NOT_FOUND
  const [countries] = await sql.groups(tx.sql, ['100'])
  const { zone } = tx.club
  const { year } = tx.clock.now().toZonedDateTimeISO(zone)
  const next = policyValues(key, values, { countries: countries?.codes.map((code) => code.key) ?? [], zone, year })
  if (typeof next === 'number') return new Malformed(`values[${next}]`)
  const { bookings, teeTimes } = await sql.inUse(tx.sql)
  const isMoney = key === 'C0130' || key === 'C0180'
  if (isMoney && next[0] !== before[0] && bookings > 0) return IN_USE({ where: 'booking', count: bookings })
  // Tee times are instants; in another zone each of them would move to another hour.
  if (key === 'C0190' && next[2] !== before[2] && teeTimes > 0) return IN_USE({ where: 'slot', count: teeTimes })
  const version = await sql.changePolicy(tx.sql, key, next)
  await audit(tx, {
    noun: 'policy',
    recordIdx: policyRecord(key),
    before: { key, values: before, ...named(key, before) },
    after: { key, values: next, ...named(key, next) },
  })
  return { version }
}

/** Each value under a name of its own, for the history. */
const named = (key: string, values: readonly string[]) =>
  Object.fromEntries(values.map((value, no) => [`${key}_${no}`, value]))

/** Labels by language: they come in the order of the club's. */
async function labelsOf({ values }: Pick<Written, 'values'>, { sql: db }: Context): Promise<Record<string, string>> {
  const langs = await sql.languages(db)
  return Object.fromEntries(langs.flatMap((lang, i) => (values[i] === undefined ? [] : [[lang, values[i]]])))
}

async function versionOf(group: string, { sql: db }: Context) {
  return { version: (await sql.groupOf(db, group))!.version }
}

const note = (tx: Context, before: object | undefined, after: { group: string; key: string }) =>
  audit(tx, {
    noun: 'code',
    recordIdx: tx.club.clubIdx,
    before: before && { group: after.group, key: after.key, ...before },
    after,
  })
