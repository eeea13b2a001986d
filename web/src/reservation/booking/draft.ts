import type { Player } from '@clubhouse/contract/reservation/booking'
import type { Price } from '@clubhouse/contract/reservation/price'

/** A companion as typed so far. */
export interface Companion {
  kind: 'TBD' | 'MEMBER' | 'GUEST'
  memberIdx: number | null
  name: string
  phoneNo: string
  consent: boolean
}

/** Everything that is typed for a booking. It outlives the hold, so that an expired one costs nobody their work. */
export interface Draft {
  companions: Companion[]
  cart: boolean
  caddie: boolean
  memo: string
}

export const unnamed: Companion = { kind: 'TBD', memberIdx: null, name: '', phoneNo: '', consent: false }

export const emptyDraft = (players = 4): Draft => ({
  companions: Array.from({ length: players - 1 }, () => unnamed),
  cart: true,
  caddie: true,
  memo: '',
})

/** A draft for a tee time that takes fewer or more players than the one it was typed for. */
export function fitted(draft: Draft, min: number, max: number): Draft {
  const wanted = Math.min(Math.max(draft.companions.length, min - 1), max - 1)
  const companions = Array.from({ length: wanted }, (_, i) => draft.companions[i] ?? unnamed)
  return { ...draft, companions }
}

/** Player 1 is the booker. A companion without a name is still to be named. */
export function players(booker: { memberIdx: number; name: string }, draft: Draft): Player[] {
  return [
    { no: 1, kind: 'MEMBER', ...booker },
    ...draft.companions.map((companion, i): Player => {
      const no = i + 2
      if (companion.kind === 'MEMBER' && companion.memberIdx) {
        return { no, kind: 'MEMBER', memberIdx: companion.memberIdx, name: companion.name }
      }
      if (companion.kind === 'GUEST' && companion.name.trim()) {
        return {
          no,
          kind: 'GUEST',
          name: companion.name.trim(),
          phoneNo: companion.phoneNo.trim() || null,
          consent: companion.consent,
        }
      }
      return { no, kind: 'TBD' }
    }),
  ]
}

export type DraftFault = { companion: number; field: 'name' | 'memberIdx' | 'consent' }

/** What is half filled in. A companion may stay unnamed, but a guest that is named has agreed to it. */
export function faults(draft: Draft): DraftFault[] {
  return draft.companions.flatMap((companion, i): DraftFault[] => {
    if (companion.kind === 'MEMBER' && !companion.memberIdx) return [{ companion: i, field: 'memberIdx' }]
    if (companion.kind !== 'GUEST') return []
    if (!companion.name.trim()) return [{ companion: i, field: 'name' }]
    return companion.consent ? [] : [{ companion: i, field: 'consent' }]
  })
}

/** The price for what is chosen. The server sends the full price; cart and caddie are whole rows of it. */
export function priceOf(full: Price, draft: Pick<Draft, 'cart' | 'caddie'>): Price {
  const rows = full.rows.filter((row) => (row.key !== 'CART' || draft.cart) && (row.key !== 'CADDIE' || draft.caddie))
  const dropped = full.rows.filter((row) => !rows.includes(row)).reduce((sum, row) => sum + row.amount, 0)
  return { ...full, rows, total: full.total - dropped }
}
