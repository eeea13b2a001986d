import type { SectionPage } from '@clubhouse/contract/board/section'
import { photoText } from '@clubhouse/contract/board/section-rows'
import { section } from '../../board/section/service.ts'
import { file } from '../../file/service.ts'
import { landscape } from '../banners/landscape.ts'
import { rasterise } from '../banners/rasterise.ts'
import { editorContext } from '../events/editor.ts'
import type { Seeding } from '../seeding.ts'
import { type Put, sendingFiles } from '../sent-files.ts'
import { clubSections } from './club-sections.ts'
import { giftSections } from './gift-sections.ts'
import { guideSections } from './guide-sections.ts'
import { portrait } from './portrait.ts'
import { practiceSections } from './practice-sections.ts'
import { rowsOf, type SectionText } from './section-text.ts'

const PAGES: Record<SectionPage, readonly SectionText[]> = {
  club: clubSections,
  gift: giftSections,
  pft: practiceSections,
  guide: guideSections,
}

export async function seedSections(seeding: Seeding): Promise<void> {
  const { who, ...rest } = await editorContext(seeding, 'section.create')
  // An upload asks itself whether one of the boards may be written to.
  const ctx = { ...rest, who: who && { ...who, rights: { '930000': 'R', '930900': 'C' } } }
  const openAt = seeding.now.subtract({ hours: 24 * 60 }).toString()
  await sendingFiles(async (put) => {
    for (const [page, texts] of Object.entries(PAGES))
      for (const [i, text] of texts.entries()) {
        const place = { page: page as SectionPage, orderNo: (i + 1) * 10, state: 'PUBLISHED', openAt } as const
        const files = await drawn(text, put)
        const fileFor = files.map(() => 'image' as const)
        const fields = await withPortraits(fieldsOf(text), text, async (svg) => {
          const kept = await file.add({}, ctx, [await put('portrait.webp', 'image/webp', await rasterise(svg))])
          if (!('fileIdx' in kept)) throw new Error(`portrait not kept: ${JSON.stringify(kept)}`)
          return kept.fileIdx
        })
        const saved = await section.create({ ...fields, ...place, fileFor }, ctx, files)
        if (!('idx' in saved)) throw new Error(`section not made: ${JSON.stringify(saved)}`)
      }
  })
}

const fieldsOf = ({ kind, en, ko, body = { en: '', ko: '' }, rows = '', link, picture }: SectionText) => ({
  ...{ kind, heading: { en, ko }, body, rows: rowsOf(rows), link, alt: picture?.alt ?? {}, caption: {} },
  ...{ focusX: 50, focusY: 50 },
})

/** Each row of a person who is drawn also has the portrait and what it shows. @param keep keeps a drawing */
async function withPortraits(
  fields: ReturnType<typeof fieldsOf>,
  { portraits = [] }: SectionText,
  keep: (svg: string) => Promise<number>,
) {
  const rows = [...fields.rows]
  for (const [i, one] of portraits.entries()) {
    const [name = {}, task = {}, contact = {}] = rows[i] ?? []
    if (!one) continue
    const at = photoText({ fileIdx: await keep(portrait(one)), focusX: 50, focusY: 40 })
    const shows = { en: `A drawing of ${name.en}`, ko: `${name.ko} 초상 삽화` }
    rows[i] = [name, task, contact, { en: at, ko: at }, shows]
  }
  return { ...fields, rows }
}

async function drawn({ picture }: SectionText, put: Put) {
  if (!picture) return []
  return [await put('drawing.webp', 'image/webp', await rasterise(landscape(picture.seed, picture.light)))]
}
