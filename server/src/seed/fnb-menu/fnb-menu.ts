import { fnbMenu } from '../../board/fnb-menu/service.ts'
import { outlet } from '../../board/outlet/service.ts'
import { wordsApart } from '../../platform/said-in.ts'
import { editorContext } from '../events/editor.ts'
import type { Seeding } from '../seeding.ts'
import { dishes, outlets } from './dishes.ts'

export async function seedFnbMenu(seeding: Seeding): Promise<void> {
  const ctx = await editorContext(seeding, 'fnbMenu.create')
  const made: { outletIdx: number }[] = []
  for (const { phoneNo, ...words } of outlets) {
    const fields = { ...wordsApart(words, ctx.club.lang), phoneNo, isUse: true }
    const saved = await outlet.create(fields, { ...ctx, callName: 'outlet.create' })
    if (!('outletIdx' in saved)) throw new Error(`outlet not made: ${JSON.stringify(saved)}`)
    made.push(saved)
  }
  const openAt = seeding.now.subtract({ hours: 24 * 90 }).toString()
  for (const [i, { outlet: at, price, isSoldOut, ...words }] of dishes.entries()) {
    let otherIdx: number | undefined
    for (const lang of ['en', 'ko'] as const) {
      const { outletIdx } = made[at]!
      const given = { ...words[lang], outletIdx, price, isSoldOut, orderNo: (i + 1) * 10 }
      const saved = await fnbMenu.create({ ...given, lang, otherIdx, state: 'PUBLISHED', openAt }, ctx, [])
      if (!('idx' in saved)) throw new Error(`dish not made: ${JSON.stringify(saved)}`)
      otherIdx ??= saved.idx
    }
  }
}
