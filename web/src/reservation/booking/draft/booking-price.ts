import type { Price } from '@clubhouse/contract/reservation/price'
import type { Values } from '../../../ui/form/draft'

type Row = Price['rows'][number]

/** The price for what is chosen. The server sends the full price; cart and caddie are whole rows of it. */
export function priceOf(full: Price, { cart, caddie }: Values): Price {
  const rows = full.rows.filter((row) => (row.key !== 'CART' || cart) && (row.key !== 'CADDIE' || caddie))
  const dropped = full.rows.filter((row) => !rows.includes(row)).reduce((sum, row) => sum + row.amount, 0)
  return { ...full, rows, total: full.total - dropped }
}

/** The price for more players than it was asked for, and for guests where they have a fee of their own. */
export function priceForPlayers(price: Price, players: number, guests = 0): Price {
  return priceWithGuests(priceForMore(price, players), guests)
}

/** Guests pay their fee in place of the green fee; discounts for each player are for the others. */
function priceWithGuests(price: Price, guests: number): Price {
  const green = price.rows.find(({ key }) => key === 'GREEN')
  const unit = price.guestUnit
  if (!green || unit == null || guests === 0) return price
  const qty = green.qty - guests
  const guest = { key: 'GUEST', name: '', qty: guests, unit, amount: unit * guests }
  const rows = price.rows.flatMap((row) => (row === green ? [{ ...row, qty, amount: row.unit * qty }, guest] : [row]))
  const less = (price.discount?.each ?? 0) * guests
  const discount = price.discount && { ...price.discount, amount: price.discount.amount - less }
  return { ...price, rows, discount, total: price.total + (unit - green.unit) * guests + less }
}

/** Rows and discounts for each player count as the green fee does. */
function priceForMore(price: Price, players: number): Price {
  const asked = price.rows.find(({ key }) => key === 'GREEN')?.qty ?? 0
  if (players <= asked) return price
  const isEach = ({ key, qty }: Row) => key === 'GREEN' || (asked > 1 && qty === asked)
  const rows = withThree(price, players).map((row) =>
    isEach(row) ? { ...row, qty: players, amount: row.unit * players } : row,
  )
  const more = amountOf(rows) - amountOf(price.rows)
  const less = (price.discount?.each ?? 0) * (players - asked)
  const discount = price.discount && { ...price.discount, amount: price.discount.amount + less }
  return { ...price, rows, discount, total: price.total + more - less }
}

/** The rows with the surcharge for three where three pay, and without it else. */
function withThree({ rows, threeRow }: Price, players: number): Row[] {
  const others = rows.filter(({ key }) => key !== threeRow?.key)
  if (!threeRow || players !== 3) return others
  const after = others.findIndex(({ key }) => key === 'GREEN') + 1
  return others.toSpliced(after, 0, threeRow)
}

const amountOf = (rows: readonly Row[]) => rows.reduce((sum, { amount }) => sum + amount, 0)

/** What each player pays, in minor units; not exact where the total cannot be divided. */
export function shareOf(total: number, players: number): { amount: number; isExact: boolean } {
  return { amount: Math.round(total / players), isExact: total % players === 0 }
}
