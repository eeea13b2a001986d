import { event } from '../../board/event/service.ts'
import type { UploadedFile } from '../../platform/context.ts'
import { landscape } from '../banners/landscape.ts'
import { rasterise } from '../banners/rasterise.ts'
import { dates } from '../notices/notice-text.ts'
import { type Seeding, ZONE } from '../seeding.ts'
import { csv, type Put, sendingFiles } from '../sent-files.ts'
import { editorContext } from './editor.ts'
import { type EventText, eventTexts } from './event-texts.ts'

export async function seedEvents(seeding: Seeding): Promise<void> {
  const { today } = seeding
  const ctx = await editorContext(seeding, 'event.create')
  const day = (ahead: number) => today.add({ days: ahead })
  await sendingFiles(async (put) => {
    for (const text of eventTexts) {
      const openAt = day(text.opensInDays).toZonedDateTime({ timeZone: ZONE, plainTime: '09:00' }).toInstant()
      const picture = await put('picture.webp', 'image/webp', await rasterise(landscape(text.seed, text.light)))
      let otherIdx: number | undefined
      for (const lang of ['en', 'ko'] as const) {
        const files = [picture, ...(await tableOf(text, lang, put))]
        const saved = await event.create(
          {
            ...text.text(dates(today, lang))[lang],
            lang,
            category: text.category,
            link: text.link,
            state: 'PUBLISHED',
            openAt: openAt.toString(),
            startDate: day(text.startsInDays).toString(),
            endDate: day(text.endsInDays).toString(),
            alt: ALT[lang],
            fileFor: files.map((_, i) => (i === 0 ? 'image' : 'files')),
            otherIdx,
          },
          ctx,
          files,
        )
        if (!('idx' in saved)) throw new Error(`event not made: ${JSON.stringify(saved)}`)
        otherIdx ??= saved.idx
      }
    }
  })
}

const ALT = {
  en: 'A drawing of ranges of hills with the sun above them and a flag in front',
  ko: '해가 떠 있는 언덕과 앞쪽의 깃발이 있는 풍경화',
}

async function tableOf({ file }: EventText, lang: 'en' | 'ko', put: Put): Promise<UploadedFile[]> {
  return file ? [await put(file[lang].name, 'text/csv', csv(file[lang].lines))] : []
}
