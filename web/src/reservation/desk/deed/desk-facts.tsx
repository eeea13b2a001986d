import type { Overridable } from '@clubhouse/contract/reservation/desk/desk'
import { extrasIn } from '@clubhouse/contract/reservation/price'
import { useCodes } from '../../../code/use-codes'
import { type Say, useFormat, useText } from '../../../language/use-text'
import { Facts } from '../../../office/facts'
import office from '../../../office/parts.module.css'
import type { DeskBookingData } from './desk-booking-data'
import styles from './desk-panel.module.css'

/** The coupon with its state. */
const couponText = ({ price, coupon }: DeskBookingData, t: Say) =>
  [price.coupon?.name, coupon && t(`desk.COUPON_${coupon.state}`)].filter(Boolean).join(' · ')

export function DeskFacts({ booking }: { booking: DeskBookingData }) {
  const t = useText()
  const { money, instant } = useFormat()
  const states = useCodes('509')
  const types = useCodes('BMD')
  const reasons = useCodes('Z82')
  const yesNo = (is: boolean) => t(is ? 'common.YES' : 'common.NO')
  const why = [booking.cancelReason && reasons.label(booking.cancelReason), booking.cancelText].filter(Boolean)
  const isOpen = booking.state === 'CF'
  const facts = [
    ['STATE', states.label(booking.state)],
    ['REASON', why.join(' · ')],
    ['NOTE', booking.memo],
    ['CART', yesNo(booking.cart)],
    ['CADDIE', yesNo(booking.caddie)],
    ['HOLES', booking.holes],
    ['PRICE', money(booking.price.total)],
    [
      'EXTRAS',
      extrasIn(booking.price)
        .map(({ name, amount }) => t('desk.EXTRA', { name, amount: money(amount) }))
        .join(', '),
    ],
    ['COUPON', booking.coupon && couponText(booking, t)],
    ['FREE_UNTIL', isOpen && instant(booking.freeCancelUntil)],
    ['NAMES_DUE', isOpen && instant(booking.namesDueAt)],
    ['TYPE', types.label(booking.type)],
    ['SET_ASIDE', booking.setAside.map((code) => t(`desk.SET_ASIDE_${code as Overridable}`)).join(', ')],
    ['NO', booking.bookingNo],
  ] as const
  return (
    <Facts
      of={facts.map(([name, value]) => [t(`desk.${name}`), value])}
      className={`${office.facts} ${styles.facts}`}
    />
  )
}
