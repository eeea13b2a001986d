import type { Seeding } from '../seeding.ts'

/** What the demo says in place of the product's texts, as a manager would write it. */
const TEXTS = [
  {
    category: 'home',
    code: 'LEAD',
    en: 'Twenty-seven holes among lake, pines and hills. See what is free, hold it, and be on the first tee in time.',
    ko: '호수와 소나무와 언덕을 따라 27홀이 이어집니다. 비어 있는 티타임을 확인하고 바로 예약하실 수 있습니다.',
  },
  {
    category: 'scorecard',
    code: 'LEAD',
    en: 'Twenty-seven holes in three loops of nine, drawn to scale.',
    ko: '아홉 홀씩 세 코스, 27홀을 실제 비율로 그렸습니다.',
  },
  {
    category: 'section-view',
    code: 'LEAD_club',
    en: 'A members’ golf club in the hills of Yongin, an hour from Seoul.',
    ko: '서울에서 한 시간, 용인의 언덕에 자리한 회원제 골프 클럽입니다.',
  },
] as const

export async function seedClubTexts({ sql }: Seeding): Promise<void> {
  const rows = TEXTS.flatMap(({ category, code, en, ko }) => [
    { category, code, lang: 'en', msg: en },
    { category, code, lang: 'ko', msg: ko },
  ])
  await sql`
    insert into club_message (category, code, lang, msg)
    select category, code, lang, msg
    from jsonb_to_recordset(${sql.json(rows)}) as r(category text, code text, lang text, msg text)`
}
