import type { Seeding } from '../seeding.ts'
import { accountTerms } from './account-terms.ts'

/** Takes effect this many days from now. */
const IN_DAYS = 12

const CHANGES = {
  en: [
    ['not used for 12 months', 'not used for 24 months'],
    ['Keep your password to yourself.', 'Keep your password or passkey to yourself.'],
  ],
  ko: [
    ['12개월 동안 로그인하지 않으시면', '24개월 동안 로그인하지 않으시면'],
    ['비밀번호는 본인만 사용해 주십시오.', '비밀번호와 패스키는 본인만 사용해 주십시오.'],
  ],
} as const

export async function seedUpcomingTerms({ sql, today }: Seeding): Promise<void> {
  const service = accountTerms.find(({ type }) => type === 'SERVICE')!
  for (const lang of ['en', 'ko'] as const) {
    const { title, contents } = service[lang]
    const changed = CHANGES[lang].reduce((text, [before, after]) => text.replace(before, after), contents)
    await sql`
      insert into terms (terms_type, title, contents, lang, effective_date, is_required, revision)
      values ('SERVICE', ${title}, ${changed}, ${lang}, ${today.add({ days: IN_DAYS }).toString()}, true, 2)`
  }
}

/** Every member agreed to the required terms when they took effect or at signup. */
export async function seedConsents({ sql }: Seeding): Promise<void> {
  await sql`
    insert into consent (member_idx, terms_idx, agreed, at, channel, text_hash)
    select m.member_idx, t.terms_idx, true, greatest(m.created_at, t.effective_date::timestamptz), 'WEB',
      encode(sha256(convert_to(t.contents, 'UTF8')), 'hex')
    from member m join terms_version t on t.lang = m.lang and t.state = 'IN_FORCE' and t.is_required and t.terms_type <> 'BOOKING'`
}
