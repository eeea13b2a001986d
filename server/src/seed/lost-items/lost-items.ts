import { lostItemManage } from '../../board/lost-item/manage.ts'
import type { Context } from '../../platform/context.ts'
import { editorContext } from '../events/editor.ts'
import type { Seeding } from '../seeding.ts'
import { foundThings } from './found-things.ts'

export async function seedLostItems(seeding: Seeding): Promise<void> {
  const ctx = await editorContext(seeding, 'lostItemManage.create')
  for (const { daysAgo, title, place, state, hidden = '', finder, kind } of foundThings) {
    const other = { ko: { title: title.ko, foundPlace: place.ko }, en: { title: title.en, foundPlace: place.en } }
    const { [ctx.club.lang as 'en']: own, ...translated } = other
    const foundDate = seeding.today.subtract({ days: daysAgo }).toString()
    const saved = await lostItemManage.create({ kind, hidden, finder, foundDate, ...own, translated }, ctx, [])
    if (!('idx' in saved)) throw new Error(`found item not made: ${JSON.stringify(saved)}`)
    if (state !== 'FOUND') await pass(saved, state, { ...ctx, callName: 'lostItemManage.setState' })
  }
}

async function pass(saved: { idx: number; version: number }, state: 'PUBLISHED' | 'RETURNED', ctx: Context) {
  const signedBy = state === 'RETURNED' ? 'Owner, at the front desk' : undefined
  const passed = await lostItemManage.setState({ ...saved, state, signedBy, isTyped: state === 'RETURNED' }, ctx, [])
  if (!('idx' in passed)) throw new Error(`found item not passed on: ${JSON.stringify(passed)}`)
}
