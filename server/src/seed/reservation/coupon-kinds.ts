import type { ParsedInputOf } from '@clubhouse/contract/call'
import type { create } from '@clubhouse/contract/reservation/rules/coupon-kind'
import { couponKind } from '../../reservation/rules/coupon/kind.ts'
import { asOneTransaction, clubContext } from '../club-context.ts'
import type { Seeding } from '../seeding.ts'

type Kind = Omit<ParsedInputOf<typeof create>, 'name' | 'translated'> & { names: { en: string; ko: string } }

const FIRST = { dayClasses: [], parts: [], minPlayers: 1, isUse: true }
const KINDS: readonly Kind[] = [
  { ...FIRST, kind: 'CART', validDays: 90, names: { en: 'Free cart', ko: '카트 무료권' } },
  {
    ...{ ...FIRST, kind: 'FIXED', amount: 20_000, dayClasses: ['WEEKDAY'], minPlayers: 3, validDays: 60 },
    names: { en: '₩20,000 off on weekdays', ko: '주중 2만원 할인권' },
  },
  {
    ...{ ...FIRST, kind: 'ROUND', dayClasses: ['WEEKDAY'], validDays: 365 },
    names: { en: 'Free weekday round', ko: '주중 무료 라운드' },
  },
]

/** What the club gives away. No coupon is issued. */
export async function seedCouponKinds({ sql }: Seeding): Promise<void> {
  const ctx = await clubContext(asOneTransaction(sql), 'couponKind.create')
  for (const { names, ...kind } of KINDS) {
    const { [ctx.club.lang as 'en']: name, ...others } = names
    const translated = Object.fromEntries(Object.entries(others).map(([lang, other]) => [lang, { name: other }]))
    const made = await couponKind.create({ ...kind, name, translated }, ctx)
    if (!('kindIdx' in made)) throw new Error('the demo has no coupon types')
  }
}
