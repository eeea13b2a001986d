import { reference } from '../../board/reference/service.ts'
import { editorContext } from '../events/editor.ts'
import type { Seeding } from '../seeding.ts'
import { csv, sendingFiles } from '../sent-files.ts'
import { referenceTexts } from './reference-texts.ts'

export async function seedReferences(seeding: Seeding): Promise<void> {
  const ctx = await editorContext(seeding, 'reference.create')
  await sendingFiles(async (put) => {
    for (const { openedDaysAgo, category, ...text } of referenceTexts) {
      const openAt = seeding.now.subtract({ hours: 24 * openedDaysAgo }).toString()
      let otherIdx: number | undefined
      for (const lang of ['en', 'ko'] as const) {
        const { file, ...words } = text[lang]
        const files = file ? [await put(file.name, 'text/csv', csv(file.lines))] : []
        const given = { ...words, lang, category, state: 'PUBLISHED' as const, openAt, otherIdx }
        const saved = await reference.create(given, ctx, files)
        if (!('idx' in saved)) throw new Error(`reference not made: ${JSON.stringify(saved)}`)
        otherIdx ??= saved.idx
      }
    }
  })
}
