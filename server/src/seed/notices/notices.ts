import { type Seeding, ZONE } from '../seeding.ts'
import { clubNotices } from './club-notices.ts'
import { courseNotices } from './course-notices.ts'
import { dates } from './notice-text.ts'
import { playNotices } from './play-notices.ts'

export async function seedNotices({ sql, now, today, random }: Seeding): Promise<void> {
  const rows = [...courseNotices, ...clubNotices, ...playNotices].flatMap(({ opensInDays, isTop, category, text }) => {
    const openAt = today.add({ days: opensInDays }).toZonedDateTime({ timeZone: ZONE, plainTime: '09:00' }).toInstant()
    const views = opensInDays > 0 ? 0 : random.between(20, 60) + random.between(3, 9) * -opensInDays
    return (['en', 'ko'] as const).map((lang) => ({
      ...text(dates(today, lang))[lang],
      lang,
      category: category ?? null,
      isTop: isTop ?? false,
      openAt: openAt.toString(),
      state: opensInDays > 0 ? 'SCHEDULED' : 'PUBLISHED',
      views: lang === 'ko' ? views * 3 : views,
    }))
  })
  await sql`
    insert into notice (lang, title, contents, category, is_top, state, open_at, views, created_by, created_at, updated_at)
    select r.lang, r.title, r.contents, r.category, r."isTop", r.state, r."openAt", r.views,
      (select admin_idx from admin where id = 'content1'), least(r."openAt", ${now}::timestamptz) - interval '2 days',
      least(r."openAt", ${now}::timestamptz) - interval '2 days'
    from jsonb_to_recordset(${sql.json(rows)}) as r(lang text, title text, contents text, category text,
      "isTop" boolean, state text, "openAt" timestamptz, views int)`
  // Each notice is made in English and then in Korean.
  await sql`
    update notice set same_as = first from (
      select idx, idx - (row_number() over (order by idx) - 1) % 2 as first from notice) pair
    where pair.idx = notice.idx`
}
