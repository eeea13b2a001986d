import type { Seeding } from '../seeding.ts'
import { accountTerms } from './account-terms.ts'
import { bookingTerms } from './booking-terms.ts'
import { bookingTermsWithCoupons } from './coupon-terms.ts'

/** All terms of a new club; its booking rules have a second version, with coupons, since the beginning of the year. */
export async function seedTerms({ sql, today }: Seeding): Promise<void> {
  const newYear = today.with({ month: 1, day: 1 })
  const rows = (['en', 'ko'] as const).flatMap((lang) => {
    const since = (text: { type: string; isRequired: boolean }, from: Temporal.PlainDate, revision: number) => ({
      ...{ lang, type: text.type, isRequired: text.isRequired, from: from.toString(), revision },
    })
    return [
      ...accountTerms.map((text) => ({ ...text[lang], ...since(text, newYear, 1) })),
      { ...bookingTerms[lang], ...since(bookingTerms, newYear.subtract({ years: 1 }), 1) },
      { ...bookingTermsWithCoupons(lang), ...since(bookingTerms, newYear, 2) },
    ]
  })
  await sql`
    insert into terms (terms_type, title, contents, lang, effective_date, is_required, revision)
    select r.type, r.title, r.contents, r.lang, r."from", r."isRequired", r.revision
    from jsonb_to_recordset(${sql.json(rows)}) as r(type text, title text, contents text, lang text, "from" date,
      "isRequired" boolean, revision int)`
}
