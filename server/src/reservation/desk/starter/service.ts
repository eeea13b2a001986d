import type { contract } from '@clubhouse/contract'
import type { ParsedInputOf } from '@clubhouse/contract/call'
import { type Refusal, WRONG_STATE } from '@clubhouse/contract/fail'
import { audit } from '../../../platform/audit.ts'
import type { Club, Context } from '../../../platform/context.ts'
import { saidIn } from '../../../platform/said-in.ts'
import { type Transaction, write } from '../../../platform/write.ts'
import { LOOP_MINUTES } from '../../sheet/template/turn-rules.ts'
import { LOOPS, partsOf } from './rules.ts'
import * as sql from './sql.ts'

type Wanted = ParsedInputOf<typeof contract.setup.begin>

const TEMPLATE = { en: 'Standard', ko: '표준' }
/** What the database gives to a new course, and to a template of the whole year; for their history. */
const COURSE_FIRST = { holes: 9, loopMinutes: LOOP_MINUTES, isUse: true }
const EVERY_DAY = {
  dayTypes: ['WD', 'SA', 'SU', 'HO', 'EV'],
  weekdays: ['1', '2', '3', '4', '5', '6', '7'],
  from: '01-01',
  to: '12-31',
  isUse: true,
}

/** The courses, template, fees and opening rules of a club that has no course yet. @returns WRONG_STATE if it has */
export async function beginSheet(ctx: Context, wanted: Wanted): Promise<{ courses: number } | Refusal<'WRONG_STATE'>> {
  const { layout, interval, weekdayFee, weekendFee, openDays, openTime } = wanted
  return write(ctx, async (tx) => {
    // Two managers at once would otherwise make two sets.
    await tx.sql`lock table course in share row exclusive mode`
    if ((await sql.courses(tx.sql)) > 0) return WRONG_STATE({ state: 'course' })
    const courses = await sql.addCourses(tx.sql, LOOPS[layout], LOOP_MINUTES)
    const parts = partsOf(layout, wanted)
    const templateIdx = await sql.addTemplate(tx.sql, saidBy(tx.club), interval, parts)
    const fees = await sql.addFees(tx.sql, weekdayFee, weekendFee)
    const rules = await sql.addOpeningRules(tx.sql, openDays, openTime)
    for (const { courseIdx, code, name } of courses)
      await noteAll(tx, 'course', [courseIdx], { code, name: saidIn(name, tx.club.lang), ...COURSE_FIRST })
    await noteAll(tx, 'template', [templateIdx], { name: saidBy(tx.club).own, ...EVERY_DAY })
    for (const { feeIdx, ...fee } of fees) await noteAll(tx, 'fee', [feeIdx], fee)
    await noteAll(tx, 'opening-rule', rules, { pattern: 'ROLLING', days: openDays, time: openTime, quotaDay: 1 })
    return { courses: courses.length }
  })
}

async function noteAll(tx: Transaction, noun: string, records: readonly number[], after: object): Promise<void> {
  for (const recordIdx of records) await audit(tx, { noun, recordIdx, after })
}

function saidBy({ lang, langs }: Club): sql.Said {
  const others = langs.filter((one) => one !== lang && one in TEMPLATE)
  const translated = others.map((one) => [one, { name: saidIn(TEMPLATE, one) ?? TEMPLATE.en }] as const)
  return { own: saidIn(TEMPLATE, lang) ?? TEMPLATE.en, translated: Object.fromEntries(translated) }
}
