import { useCallback } from 'react'
import { useFormat, useText } from '../../../language/use-text'
import { type AnySlot, isBarred, type SlotAction, slotView, type Viewer } from '../../hold/slot-view'
import { useShortWhen } from '../days/short-when'
import type { Course } from './course-column'
import type { Sign } from './slot-sign'

/** What a line shows of a tee time, and what a screen reader says of it. */
export type SlotWords = (slot: AnySlot) => {
  sign: Sign
  action: SlotAction
  isQuiet: boolean
  said: string
  label: string
  /** Undefined where nothing is for sale. */
  price?: string
}

/** The same function until a word may change, so that lines are drawn again only then. */
export function useSlotWords(courses: readonly Course[], now: number, viewer: Viewer, isQuiet: boolean): SlotWords {
  const t = useText()
  const { money } = useFormat()
  const when = useShortWhen()
  return useCallback(
    (slot) => {
      const { state, word, action } = slotView(slot, now, viewer)
      const { time, greenFee, names, opensAt } = slot
      const course = courses.find(({ courseIdx }) => courseIdx === slot.courseIdx)?.name ?? ''
      const said =
        state === 'NOT_OPEN' && opensAt
          ? t('tee-times.DAY_OPENS_SHORT', { when: when(opensAt, now) })
          : t(word.code, word.vars)
      const who = names?.join(', ')
      // The own price of an account that cannot book is not known.
      const isOffered = viewer !== 'limited' && (action === 'hold' || action === 'login' || state === 'NOT_OPEN')
      return {
        sign: state === 'BOOKED' && slot.bookingIdx ? 'MINE_BOOKED' : state,
        action,
        isQuiet: isQuiet || isBarred(slot),
        said,
        label: who
          ? t('tee-times.SLOT_LABEL_WHO', { time, course, state: said, who })
          : viewer === 'limited'
            ? t('tee-times.SLOT_LABEL_UNPRICED', { time, course, state: said })
            : t('tee-times.SLOT_LABEL', { time, course, state: said, price: greenFee }),
        price: isOffered ? money(greenFee) : undefined,
      }
    },
    [t, money, when, courses, now, viewer, isQuiet],
  )
}
