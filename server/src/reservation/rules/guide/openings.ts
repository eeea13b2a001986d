import type { DayClass } from '@clubhouse/contract/reservation/day'
import { wordsOf } from '../../../mail/words.ts'
import type { Context } from '../../../platform/context.ts'
import { saidIn } from '../../../platform/said-in.ts'
import { detail, firstOf, nextOpenings, placesOf } from '../../opening-rules.ts'
import { type OpeningRule, type Rulebook, rulebookOf } from '../../rulebook.ts'
import type { Names } from './fees.ts'
import * as sql from './sql.ts'
import { openingText, type Say } from './texts.ts'

interface Opens {
  /** One for each that is the next somewhere. */
  rules: OpeningRule[]
  text: string
  opensAt: Temporal.Instant | null
}

/** How the days of a class open next to a type of member, in words: what holds for some courses and parts names them. */
export async function openingsIn(
  ctx: Context,
  lang: string,
): Promise<(memberType: string, dayClass: DayClass) => Opens> {
  const [rulebook, words, parts] = await Promise.all([
    rulebookOf(ctx),
    wordsOf(ctx, lang, 'booking'),
    sql.namesOf(ctx.sql, '218', lang),
  ])
  const { openingRules, settings } = rulebook
  const say: Say = (code, values = {}) => words.say(code, values) ?? ''
  const places = placesOf(rulebook)
  return (memberType, dayClass) => {
    const openings = nextOpenings(openingRules, { memberType, dayClass, places }, ctx.clock.now(), ctx.club.zone)
    const rules = [...new Set(openings.map(({ rule }) => rule))].sort((a, b) => detail(a) - detail(b))
    const texts = Map.groupBy(rules, (rule) => openingText(say, rule, settings))
    const said = [...texts].map(([text, those]) => {
      const at = those.map((rule) => placeOf(rule, rulebook, parts, lang))
      return at.includes('') ? text : `${at.join(', ')}: ${text}`
    })
    return { rules, text: said.join(' ') || say('RULE_NOT_FOR_TYPE'), opensAt: firstOf(openings) ?? null }
  }
}

function placeOf({ courseIdx, part }: OpeningRule, { courses }: Rulebook, parts: Names, lang: string): string {
  const course = courses.find((one) => one.courseIdx === courseIdx)
  const ofPart = part === null ? '' : (parts.get(part) ?? part)
  if (!course) return ofPart
  const name = saidIn(course.name, lang) ?? course.code
  return ofPart ? `${name} (${ofPart})` : name
}
