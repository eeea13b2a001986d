import type { Coupon } from '@clubhouse/contract/reservation/rules/coupon-shape'
import { useCodes } from '../../../code/use-codes'
import { useFormat, useText } from '../../../language/use-text'

export const COUPON_TONES = {
  ISSUED: 'good',
  RESERVED: 'wait',
  USED: 'off',
  FORFEITED: 'bad',
  EXPIRED: 'off',
  REVOKED: 'bad',
} as const

type Terms = Pick<Coupon, 'dayClasses' | 'parts' | 'minPlayers'>
type Nullable<T> = { [Name in keyof T]: T[Name] | null }

/** What a coupon gives, such as “20% off the green fee”. */
export function useWorth() {
  const t = useText()
  const { money } = useFormat()
  return ({ kind, amount, percent }: Pick<Coupon, 'kind'> & Nullable<Pick<Coupon, 'amount' | 'percent'>>): string => {
    if (kind === 'FIXED') return t('coupon.WORTH_FIXED', { amount: money(amount ?? 0) })
    return kind === 'PERCENT' ? t('coupon.WORTH_PERCENT', { percent }) : t(`coupon.WORTH_${kind}`)
  }
}

/** Where it can be used: days, parts of the day, and how many must play. */
export function useConditions() {
  const t = useText()
  const { label } = useCodes('218')
  return ({ dayClasses, parts, minPlayers }: Terms): string[] => {
    const [only] = dayClasses
    return [
      only && dayClasses.length === 1 ? t(`coupon.ONLY_${only}`) : t('coupon.EVERY_DAY'),
      ...(parts.length > 0 ? [parts.map((part) => label(part)).join(', ')] : []),
      ...(minPlayers > 1 ? [t('coupon.FROM_PLAYERS', { number: minPlayers })] : []),
    ]
  }
}
