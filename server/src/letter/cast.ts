import type { Fact } from '../mail/frame.ts'
import { clubIn } from '../mail/send.ts'
import { type Words, wordsOf } from '../mail/words.ts'
import type { Context } from '../platform/context.ts'
import { saidIn } from '../platform/said-in.ts'
import type { Cast } from './samples.ts'
import * as sql from './sql.ts'

type Asked = Pick<Context, 'sql' | 'cache' | 'club' | 'clock'>

const FEE = 180
const HOLES = 18

/** The people, the course and the days of an example in a language, with what the club is called there. */
export async function castIn(ctx: Asked, lang: string): Promise<Cast> {
  const [samples, words, deeds, { clubPhoneNo }, first] = await Promise.all([
    wordsOf(ctx, lang, 'letter'),
    wordsOf(ctx, lang),
    wordsOf(ctx, lang, 'booking'),
    clubIn(ctx, lang),
    sql.firstCourse(ctx.sql),
  ])
  const said = (code: string) => samples.say(`SAMPLE_${code}`, {})!
  const now = ctx.clock.now()
  const today = now.toZonedDateTimeISO(ctx.club.zone).toPlainDate()
  const later = today.add({ days: 37 })
  const course = (first && saidIn(first.name, lang)) ?? said('COURSE')
  const cast = {
    name: said('NAME'),
    booker: said('BOOKER'),
    companion: said('COMPANION'),
    course,
    phone: clubPhoneNo || said('PHONE'),
    reason: said('REASON'),
    rule: said('RULE'),
    device: said('DEVICE'),
    title: said('MESSAGE'),
    paragraphs: [said('PARAGRAPH_1'), said('PARAGRAPH_2')],
    changes: [deeds.say('HISTORY_ADDED', { name: said('COMPANION') })!, deeds.say('HISTORY_CART_OFF', {})!],
    days: [0, 28].map((days) => words.say('FACT_LOST_IS', { date: later.add({ days }).toString() })!),
    money: minor(FEE, ctx.club.currency),
    now,
    soon: now.add({ hours: 24 }),
    date: today.add({ days: 7 }).toString(),
    later: later.toString(),
    earlier: today.subtract({ years: 2 }).toString(),
  }
  return { ...cast, facts: factsOf(cast, first?.holes ?? HOLES, words) }
}

type Told = Pick<Cast, 'name' | 'booker' | 'companion' | 'course' | 'money' | 'soon' | 'date'>

function factsOf({ name, booker, companion, course, money, soon, date }: Told, holes: number, words: Words): Fact[] {
  const fact = (code: string, values: Record<string, unknown>): Fact => ({
    label: words.say(`FACT_${code}`, {})!,
    value: words.say(`FACT_${code}_IS`, values)!,
  })
  return [
    fact('DAY', { date, time: '07:12' }),
    fact('COURSE', { course, count: holes }),
    fact('PLAYERS', { players: [name, booker, companion].join(', ') }),
    fact('PRICE', { total: money }),
    fact('FREE', { freeCancelUntil: soon }),
    fact('NUMBER', { bookingNo: '12345678' }),
  ]
}

/** An amount that looks like a green fee in any currency: thousands where there are no cents. */
function minor(amount: number, currency: string): number {
  const digits = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits
  return amount * (digits ? 10 ** digits : 1000)
}
