import { type Against, make, quote } from '@clubhouse/contract/reservation/desk/desk'
import { useEffect, useRef } from 'react'
import { CallFail } from '../../../api/call-fail'
import { useCall } from '../../../api/use-call'
import { useForm } from '../../../form/use-form'
import { useText } from '../../../language/use-text'
import { toast } from '../../../ui/feedback/toast'
import type { Values } from '../../../ui/form/draft'
import { useSettled } from '../../../ui/form/use-settled'
import type { AnySlot } from '../../hold/slot-view'
import { type BookAs, digitsIn, NEW_DESK_BOOKING, PHONE_DIGITS, placeField, wantedOf } from './desk-values'

interface Options {
  slot: AnySlot
  /** For whom is booked from the beginning. */
  memberIdx?: number
  /** Who stands at the desk need not be called. */
  isToday: boolean
  /** The way of booking until a manager chooses another one. */
  bookAs: BookAs
  onMade: (bookingIdx: number) => void
}

/**
 * The form of a booking for a member, or for a guest without one, with its price.
 * @returns also whether a reason is needed: where a rule is set aside, and for the club
 */
export function useMake({ slot, memberIdx, isToday, bookAs, onMade }: Options) {
  const t = useText()
  const { slotIdx } = slot
  // The rules that are shown are those that are set aside.
  const shown = useRef<readonly Against[]>([])
  const mustSayWhy = ({ bookAs }: Values) => needsReason(bookAs, shown.current)
  const form = useForm({
    call: make,
    initial: {
      ...NEW_DESK_BOOKING,
      seats: String(Math.min(Number(NEW_DESK_BOOKING.seats), freeOf(slot))),
      member: memberIdx === undefined ? '' : String(memberIdx),
      bookAs,
    },
    checks: {
      guestPhone: ({ guestName, guestPhone, bookAs }) => {
        const isFree = isToday && bookAs === 'W' && guestPhone === ''
        return guestName && !isFree && digitsIn(guestPhone) < PHONE_DIGITS ? 'desk.GUEST_PHONE_WRONG' : undefined
      },
      reason: (values) => (mustSayWhy(values) && !String(values.reason).trim() ? 'desk.WHY_MISSING' : undefined),
    },
    blames: ({ status, msgDetail }) => {
      if (status !== 400) return undefined
      if (msgDetail?.startsWith('guest')) return { guestPhone: 'desk.GUEST_PHONE_WRONG' }
      const at = /^players\[(\d)\]\.name$/.exec(msgDetail ?? '')?.[1]
      return at ? { [placeField(Number(at) + 1).name]: 'form.WRONG' } : undefined
    },
    input: (values) => {
      const { reason, bookAs } = values
      const override = shown.current.map(({ code }) => code)
      const why =
        bookAs === 'W' ? override.length > 0 && t('frontdesk.WALK_IN_REASON') : mustSayWhy(values) && String(reason)
      return { ...wantedOf(slotIdx, values), override, reason: why || undefined }
    },
    answered: ({ bookingIdx, booker }) => {
      toast(t('desk.BOOKED', { name: booker.name }), { type: 'success', position: 'top' })
      onMade(bookingIdx)
    },
    // Enter in the search chooses, also where nothing is found yet: it never books.
    before: (values) => wantedOf(slotIdx, values) !== undefined && !document.activeElement?.matches('[type="search"]'),
    // A rule that stands against it by now is shown with the price.
    failed: () => priced.refetch(),
  })
  const priced = usePriced(slotIdx, form.values)
  const { against } = priced
  useEffect(() => {
    shown.current = against
  }, [against])
  return { form, priced, needsReason: needsReason(form.values.bookAs, against) }
}

/** A walk-in brings its own reason. */
const needsReason = (bookAs: unknown, against: readonly Against[]) =>
  bookAs === 'H' || (bookAs !== 'W' && against.length > 0)

/** Seats that are left; a tee time of one group has them all. */
const freeOf = ({ mode, capacity, taken }: AnySlot) => (mode === 'SHARED' ? Math.max(1, capacity - taken) : capacity)

const NONE: readonly Against[] = []

/** The price as the server has it for what is chosen now, and once typing pauses for what is typed. */
function usePriced(slotIdx: number, values: Values) {
  const typed = Object.entries(values).filter(([name]) => /^(guest|phone)/.test(name))
  const settled = useSettled(JSON.stringify(Object.fromEntries(typed)))
  const wanted = wantedOf(slotIdx, { ...values, ...JSON.parse(settled) })
  const isKnown = wantedOf(slotIdx, values) !== undefined && wanted !== undefined
  const { data, error, refetch, isPlaceholderData } = useCall(quote, wanted!, {
    enabled: isKnown,
    toasts: 'faults',
    _nop_: true,
    staleTime: 0,
    placeholderData: (previous) => previous,
  })
  const isNow = isKnown && !error && !isPlaceholderData
  return {
    price: isKnown && !error ? data?.price : undefined,
    against: isNow ? (data?.against ?? NONE) : NONE,
    /** Why it cannot be booked at all. */
    refusal: error instanceof CallFail && isKnown ? error : undefined,
    isKnown,
    isPending: isPlaceholderData,
    refetch,
  }
}
