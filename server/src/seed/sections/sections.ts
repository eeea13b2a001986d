import type { SectionPage } from '@clubhouse/contract/board/section'
import { section } from '../../board/section/service.ts'
import { editorContext } from '../events/editor.ts'
import type { Seeding } from '../seeding.ts'
import { clubSections } from './club-sections.ts'
import { giftSections } from './gift-sections.ts'
import { guideSections } from './guide-sections.ts'
import { practiceSections } from './practice-sections.ts'
import type { SectionText } from './section-text.ts'

const PAGES: Record<SectionPage, readonly SectionText[]> = {
  club: clubSections,
  gift: giftSections,
  pft: practiceSections,
  guide: guideSections,
}

export async function seedSections(seeding: Seeding): Promise<void> {
  const ctx = await editorContext(seeding, 'section.create')
  const openAt = seeding.now.subtract({ hours: 24 * 60 }).toString()
  for (const [page, texts] of Object.entries(PAGES))
    for (const [i, { kind, en, ko, body = { en: '', ko: '' }, rows = '', link }] of texts.entries()) {
      const place = { page: page as SectionPage, kind, orderNo: (i + 1) * 10, state: 'PUBLISHED', openAt } as const
      const said = { heading: { en, ko }, body, rowsText: rows, alt: {}, link, focusX: 50, focusY: 50 }
      const saved = await section.create({ ...place, ...said }, ctx, [])
      if (!('idx' in saved)) throw new Error(`section not made: ${JSON.stringify(saved)}`)
    }
}
