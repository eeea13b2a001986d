import { terms } from '../../terms/service.ts'
import { asOneTransaction, clubContext } from '../club-context.ts'
import type { Seeding } from '../seeding.ts'
import { accountTerms } from './account-terms.ts'
import { bookingTerms } from './booking-terms.ts'
import { firstBookingTerms } from './first-booking-terms.ts'

/** So long ago the second version of the booking rules was announced; members had a month to read it. */
const ANNOUNCED_DAYS_AGO = 60
const NOTICE_DAYS = 30

/** All terms of a new club. */
export async function seedTerms(seeding: Seeding): Promise<void> {
  const { sql, today } = seeding
  const newYear = today.with({ month: 1, day: 1 })
  const rows = (['en', 'ko'] as const).flatMap((lang) => {
    const since = (text: { type: string; isRequired: boolean }, from: Temporal.PlainDate) => ({
      ...{ lang, type: text.type, isRequired: text.isRequired, from: from.toString() },
    })
    return [
      ...accountTerms.map((text) => ({ ...text[lang], ...since(text, newYear) })),
      { ...firstBookingTerms(lang), ...since(bookingTerms, newYear.subtract({ years: 1 })) },
    ]
  })
  await sql`
    insert into terms (terms_type, title, contents, lang, effective_date, is_required)
    select r.type, r.title, r.contents, r.lang, r."from", r."isRequired"
    from jsonb_to_recordset(${sql.json(rows)}) as r(type text, title text, contents text, lang text, "from" date,
      "isRequired" boolean)`
  await announceSecond(seeding)
}

/** The second version of the booking rules, announced as managers do it, on its day. */
async function announceSecond({ sql, today }: Seeding): Promise<void> {
  const turn = (days: number) => sql`update clock set shift = shift + make_interval(days => ${days})`
  await turn(-ANNOUNCED_DAYS_AGO)
  // The rules are as the product has them since then.
  await sql`update club set rules_since = club_now()`
  const ctx = await clubContext(asOneTransaction(sql), 'terms.save')
  const effectiveDate = today.subtract({ days: ANNOUNCED_DAYS_AGO - NOTICE_DAYS }).toString()
  for (const lang of ['en', 'ko'] as const) {
    const about = { termsType: bookingTerms.type, lang, isRequired: true, isWorse: true, effectiveDate }
    const saved = await terms.save({ ...bookingTerms[lang], ...about, state: 'SCHEDULED' }, ctx)
    if (!('termsIdx' in saved)) throw new Error(JSON.stringify(saved))
  }
  await turn(ANNOUNCED_DAYS_AGO)
}
