import type { Arrival } from '@clubhouse/contract/reservation/desk/check-in'
import { useText } from '../../../language/use-text'

type Told = Pick<Arrival, 'cartNo' | 'caddieNo' | 'note'> & Partial<Pick<Arrival, 'cart' | 'caddie'>>

/** Cart, caddie and the desk's note in words: a number where the desk gave one, else only that one is booked. */
export function useGivenWords(): (group: Told) => string[] {
  const t = useText()
  return ({ cart, caddie, cartNo, caddieNo, note }) =>
    [
      cartNo ? t('frontdesk.CART_NO', { no: cartNo }) : cart && t('desk.CART'),
      caddieNo ? t('frontdesk.CADDIE_NO', { no: caddieNo }) : caddie && t('desk.CADDIE'),
      note,
    ].flatMap((word) => word || [])
}
