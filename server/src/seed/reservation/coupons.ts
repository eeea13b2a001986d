import type { ParsedInputOf } from '@clubhouse/contract/call'
import type { create } from '@clubhouse/contract/reservation/rules/coupon-kind'
import { meant } from '../../member/manage/rows.ts'
import { couponKind } from '../../reservation/rules/coupon/kind.ts'
import { coupon } from '../../reservation/rules/coupon/service.ts'
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

/** What the club gives away; member1 has one of each. */
export async function seedCoupons({ sql, today }: Seeding): Promise<void> {
  const ctx = await clubContext(asOneTransaction(sql), 'couponKind.create')
  const { issue } = coupon({ meant })
  const [member1] = await sql<{ memberIdx: number }[]>`select member_idx from member where id = 'member1'`
  for (const { names, ...kind } of KINDS) {
    const { [ctx.club.lang as 'en']: name, ...others } = names
    const translated = Object.fromEntries(Object.entries(others).map(([lang, other]) => [lang, { name: other }]))
    const made = await couponKind.create({ ...kind, name, translated }, ctx)
    if (!('kindIdx' in made)) throw new Error('the demo has no coupon types')
    const span = { validFrom: today.toString(), validTo: today.add({ days: kind.validDays ?? 30 }).toString() }
    const wanted = {
      kindIdx: made.kindIdx,
      memberIdx: [member1!.memberIdx],
      ...span,
      reason: 'Thank you for the season',
    }
    const issued = await issue(wanted, { ...ctx, callName: 'coupon.issue' })
    if (!('issued' in issued)) throw new Error('the demo has no coupons')
  }
}
