import type { contract } from '@clubhouse/contract'
import { IN_USE } from '@clubhouse/contract/fail'
import { OVERLAP } from '@clubhouse/contract/reservation/refusal'
import { GUEST_FEE } from '@clubhouse/contract/reservation/rules/fee'
import { record } from '../../../office/record/record.ts'
import { NOT_FOUND, type Services } from '../../../platform/context.ts'
import { isDayOfYear } from '../../sheet/template/manage/manage-rules.ts'
import { feesMeet } from '../price/fee-rules.ts'
import { unknownCode } from '../price/unknown-code.ts'
import { concerned, termsOf } from './concerned.ts'
import { fees, list } from './sql.ts'

const { services } = record(fees, {
  wrongField: async (tx, { key, unit, part, season, memberType, from, to }) => {
    const unknown = await unknownCode(tx.sql, {
      key: { group: '557', key },
      part: { group: '218', key: part },
      memberType: { group: '702', key: memberType },
    })
    if (unknown) return unknown
    if (key === GUEST_FEE && unit === 'TEAM') return 'unit'
    if (season && !isDayOfYear(season.from)) return 'season.from'
    if (season && !isDayOfYear(season.to)) return 'season.to'
    return to !== null && to < from ? 'to' : undefined
  },

  refused: async (tx, fields, before) => {
    const others = (await fees.all(tx)).filter(({ feeIdx }) => feeIdx !== before?.feeIdx)
    const other = others.find((one) => feesMeet(termsOf(one), termsOf(fields, before)))
    return other && OVERLAP({ with: `${other.name}, ${other.from} – ${other.to ?? ''}`.trimEnd() })
  },

  // Days that members see must not be left without a green fee.
  needed: async (tx, gone, added) => {
    const { unpriced } = await concerned(tx, { gone, added })
    return unpriced.length > 0 && IN_USE({ where: 'sheet-day', count: unpriced.length })
  },

  // In the log each field is one value.
  logged: ({ season, weekdays, name: _, ...row }) => ({
    ...row,
    season: season && `${season.from} – ${season.to}`,
    weekdays: weekdays.join(', ') || null,
  }),
})

export const fee: Services<typeof contract.fee> = {
  ...services,
  list,

  check: async ({ feeIdx, fee: added }, ctx) => {
    const gone = feeIdx === undefined ? undefined : await fees.one(ctx, feeIdx)
    if (feeIdx !== undefined && !gone) return NOT_FOUND
    return concerned(ctx, { gone, added: added && fees.whole(added) })
  },
}
