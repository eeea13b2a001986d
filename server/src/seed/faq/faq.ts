import { faq } from '../../board/faq/service.ts'
import { editorContext } from '../events/editor.ts'
import type { Seeding } from '../seeding.ts'
import { bookingQuestions } from './booking-questions.ts'
import { visitQuestions } from './visit-questions.ts'

export async function seedFaq(seeding: Seeding): Promise<void> {
  const ctx = await editorContext(seeding, 'faq.create')
  const openAt = seeding.now.subtract({ hours: 24 * 90 }).toString()
  for (const [i, { category, draft, ...text }] of [...bookingQuestions, ...visitQuestions].entries()) {
    let otherIdx: number | undefined
    for (const lang of ['en', 'ko'] as const) {
      const when = draft === lang ? ({ state: 'DRAFT' } as const) : ({ state: 'PUBLISHED', openAt } as const)
      const saved = await faq.create({ category, ...text[lang], lang, orderNo: (i + 1) * 10, otherIdx, ...when }, ctx)
      if (!('idx' in saved)) throw new Error(`question not made: ${JSON.stringify(saved)}`)
      otherIdx ??= saved.idx
    }
  }
}
