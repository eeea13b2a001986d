import type { Seeding } from '../seeding.ts'
import { accountTerms } from './account-terms.ts'
import { bookingTerms } from './booking-terms.ts'

export async function seedTerms({ sql, today }: Seeding): Promise<void> {
  const rows = [...accountTerms, bookingTerms].flatMap((text) =>
    (['en', 'ko'] as const).map((lang) => ({ ...text[lang], lang, type: text.type, isRequired: text.isRequired })),
  )
  await sql`
    insert into terms (terms_type, title, contents, lang, effective_date, is_required)
    select r.type, r.title, r.contents, r.lang, ${today.with({ month: 1, day: 1 }).toString()}, r."isRequired"
    from jsonb_to_recordset(${sql.json(rows)}) as r(type text, title text, contents text, lang text, "isRequired" boolean)`
}
