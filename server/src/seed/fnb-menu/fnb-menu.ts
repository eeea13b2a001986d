import { fnbMenu } from '../../board/fnb-menu/service.ts'
import { editorContext } from '../events/editor.ts'
import type { Seeding } from '../seeding.ts'
import { dishes, outlets } from './dishes.ts'

export async function seedFnbMenu(seeding: Seeding): Promise<void> {
  const { sql } = seeding
  const made = await sql<{ outletIdx: number }[]>`
    insert into outlet (name, place, hours, phone_no, order_no)
    select r.name, r.place, r.hours, r."phoneNo", n * 10
    from rows from (jsonb_to_recordset(${sql.json(outlets as never)}) as (name jsonb, place jsonb, hours jsonb, "phoneNo" text))
      with ordinality as r(name, place, hours, "phoneNo", n)
    order by n returning outlet_idx`
  const ctx = await editorContext(seeding, 'fnbMenu.create')
  const openAt = seeding.now.subtract({ hours: 24 * 90 }).toString()
  for (const [i, { outlet, price, isSoldOut, ...words }] of dishes.entries()) {
    let otherIdx: number | undefined
    for (const lang of ['en', 'ko'] as const) {
      const given = { ...words[lang], outletIdx: made[outlet]!.outletIdx, price, isSoldOut, orderNo: (i + 1) * 10 }
      const saved = await fnbMenu.create({ ...given, lang, otherIdx, state: 'PUBLISHED', openAt }, ctx, [])
      if (!('idx' in saved)) throw new Error(`dish not made: ${JSON.stringify(saved)}`)
      otherIdx ??= saved.idx
    }
  }
}
