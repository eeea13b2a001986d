import { keepFile } from '../../file/keep.ts'
import { remakePicture } from '../../file/picture.ts'
import type { Seeding } from '../seeding.ts'
import { bannerTexts } from './banner-texts.ts'
import { landscape } from './landscape.ts'
import { rasterise } from './rasterise.ts'

const ALT =
  'A drawing of ranges of hills with the sun above them and a flag in front · 해가 떠 있는 언덕과 앞쪽의 깃발을 그린 그림'

export async function seedBanners({ sql, files, now }: Seeding): Promise<void> {
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
          state, alt, created_by)
        values (${text.name}, ${text.link}, true, true, ${text.windowOpen ?? false}, ${startAt!}, ${endAt!},
          ${(i + 1) * 10}, 'PUBLISHED', ${ALT}, (select admin_idx from admin where id = 'content1'))
        returning idx),
      pictured as (
        insert into post_file (noun, idx, place, file_idx) select 'banner', idx, 'image', ${fileIdx}::bigint from made)
      insert into banner_menu (banner_idx, menu_idx) select made.idx, menu.idx from made, menu where menu.code = any(${text.menus})`
  }
  await sql`update menu set is_exist_banner = true where idx in (select menu_idx from banner_menu)`
}
