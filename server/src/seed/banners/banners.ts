import { keepFile } from '../../file/keep.ts'
import { remakePicture } from '../../file/picture.ts'
import type { Seeding } from '../seeding.ts'
import { bannerTexts } from './banner-texts.ts'
import { landscape } from './landscape.ts'
import { rasterise } from './rasterise.ts'

const ALT = {
  en: 'A drawing of ranges of hills with the sun above them and a flag in front',
  ko: '해가 떠 있는 언덕과 앞쪽의 깃발이 있는 풍경화',
}

export async function seedBanners({ sql, files, now }: Seeding): Promise<void> {
  const [club] = await sql<{ lang: string }[]>`select lang from club`
  const own = club!.lang === 'ko' ? 'ko' : 'en'
  const other = own === 'ko' ? 'en' : 'ko'
  for (const [i, text] of bannerTexts.entries()) {
    const picture = await remakePicture(await rasterise(landscape(text.seed, text.light)))
    if (typeof picture === 'string') throw new Error(`${text.file}: ${picture}`)
    const { fileIdx } = await keepFile({ sql, files }, `${text.file}.webp`, picture, { noun: 'banner' })
    const [startAt, endAt] = [text.startsInDays, text.endsInDays].map((days) =>
      now.add({ hours: days * 24 }).toString(),
    )
    await sql`
      with made as (
        insert into banner (banner_name, link, see_detail, today_close, window_open, open_at, close_at, order_no,
          state, alt, translated, created_by)
        values (${text.name[own]}, ${text.link}, true, true, ${text.windowOpen ?? false}, ${startAt!}, ${endAt!},
          ${(i + 1) * 10}, 'PUBLISHED', ${ALT[own]},
          ${sql.json({ [other]: { bannerName: text.name[other], alt: ALT[other] } })}, (select admin_idx from admin where id = 'content1'))
        returning idx),
      pictured as (
        insert into post_file (noun, idx, place, file_idx) select 'banner', idx, 'image', ${fileIdx}::bigint from made)
      insert into banner_menu (banner_idx, menu_idx) select made.idx, menu.idx from made, menu where menu.code = any(${text.menus})`
  }
  await sql`update menu set is_exist_banner = true where idx in (select menu_idx from banner_menu)`
}
