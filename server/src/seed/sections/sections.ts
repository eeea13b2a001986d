import type { SectionPage } from '@clubhouse/contract/board/section'
import { section } from '../../board/section/service.ts'
import { landscape } from '../banners/landscape.ts'
import { rasterise } from '../banners/rasterise.ts'
import { editorContext } from '../events/editor.ts'
import type { Seeding } from '../seeding.ts'
import { type Put, sendingFiles } from '../sent-files.ts'
import { clubSections } from './club-sections.ts'
import { giftSections } from './gift-sections.ts'
import { guideSections } from './guide-sections.ts'
import { practiceSections } from './practice-sections.ts'
import { rowsOf, type SectionText } from './section-text.ts'

const PAGES: Record<SectionPage, readonly SectionText[]> = {
  club: clubSections,
  gift: giftSections,
  pft: practiceSections,
  guide: guideSections,
}

export async function seedSections(seeding: Seeding): Promise<void> {
  const ctx = await editorContext(seeding, 'section.create')
  const openAt = seeding.now.subtract({ hours: 24 * 60 }).toString()
  await sendingFiles(async (put) => {
    for (const [page, texts] of Object.entries(PAGES))
      for (const [i, text] of texts.entries()) {
        const place = { page: page as SectionPage, orderNo: (i + 1) * 10, state: 'PUBLISHED', openAt } as const
        const files = await drawn(text, put)
        const fileFor = files.map(() => 'image' as const)
        const saved = await section.create({ ...fieldsOf(text), ...place, fileFor }, ctx, files)
        if (!('idx' in saved)) throw new Error(`section not made: ${JSON.stringify(saved)}`)
      }
  })
}

const fieldsOf = ({ kind, en, ko, body = { en: '', ko: '' }, rows = '', link, picture }: SectionText) => ({
  ...{ kind, heading: { en, ko }, body, rows: rowsOf(rows), link, alt: picture?.alt ?? {}, caption: {} },
  ...{ focusX: 50, focusY: 50 },
})

async function drawn({ picture }: SectionText, put: Put) {
  if (!picture) return []
  return [await put('drawing.webp', 'image/webp', await rasterise(landscape(picture.seed, picture.light)))]
}
