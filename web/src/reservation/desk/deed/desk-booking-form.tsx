import { counted } from '@clubhouse/contract/counted'
import { type ReactNode, useRef, useState } from 'react'
import { useCodes } from '../../../code/use-codes'
import { useText } from '../../../language/use-text'
import base from '../../../ui/base.module.css'
import { Button } from '../../../ui/button'
import { AreaField } from '../../../ui/form/area-field'
import { ChoiceField } from '../../../ui/form/choice-field'
import { Form } from '../../../ui/form/form'
import { SegmentedField } from '../../../ui/form/segmented-field'
import { TextField } from '../../../ui/form/text-field'
import { PriceList } from '../../booking/draft/price-list'
import type { AnySlot } from '../../hold/slot-view'
import { DeskCoupon } from './desk-coupon'
import styles from './desk-panel.module.css'
import { DeskCount, DeskPlaces } from './desk-places'
import { DeskRefused } from './desk-refused'
import type { BookAs } from './desk-values'
import { DeskWho } from './desk-who'
import { useMake } from './use-make'

interface Props {
  slot: AnySlot
  memberIdx?: number
  isToday: boolean
  /** The guests came without a booking. */
  isWalkIn?: boolean
  onBooked: (bookingIdx: number) => void
}

const WAYS: readonly BookAs[] = ['P', 'N', 'H']

/**
 * Books a free tee time for a member or a guest: who and how many, and the price before the booking. Rules that it sets
 * aside are named, and a reason is asked for. Decision 140.
 */
export function DeskBookingForm({ slot, memberIdx: first, isToday, isWalkIn = false, onBooked }: Props) {
  const t = useText()
  const types = useCodes('BMD')
  const usual: BookAs = isWalkIn ? 'W' : 'P'
  const made = useRef(0)
  const { form, priced, needsReason } = useMake({
    slot,
    memberIdx: first,
    isToday,
    bookAs: usual,
    onMade: (bookingIdx) => {
      made.current = bookingIdx
    },
  })
  const { values } = form
  const memberIdx = Number(values.member) || undefined
  const proposed = useRef(values.bookAs)
  // Who is here today and no member has most likely walked in; a choice of the manager stays.
  const propose = (isGuest: boolean) => {
    if (!isToday || form.values.bookAs !== proposed.current) return
    proposed.current = isGuest ? 'W' : usual
    form.type('bookAs', proposed.current)
  }
  return (
    <Form of={form} className={styles.book} onSaved={() => onBooked(made.current)} aria-label={t('desk.BOOK_FOR')}>
      <DeskWho onGuest={propose} />
      <DeskCount most={slot.capacity} />
      <div className={styles.keys}>
        <ChoiceField name="cart" label={t('desk.CART')} />
        <ChoiceField name="caddie" label={t('desk.CADDIE')} />
      </div>
      <SegmentedField
        name="bookAs"
        label={t('desk.TYPE')}
        options={[
          ...(isToday ? [{ value: 'W', label: t('frontdesk.WALK_IN') }] : []),
          ...WAYS.map((value) => ({ value, label: types.label(value) })),
        ]}
      />
      {values.guestName && (
        <TextField
          name="guestPhone"
          type="tel"
          label={t(isToday && values.bookAs === 'W' ? 'desk.GUEST_PHONE_FREE' : 'desk.GUEST_PHONE')}
          hint={t('desk.GUEST_PHONE_HINT')}
        />
      )}
      <More isWrong={Object.entries(form.wrong).some(([name, fault]) => fault && INSIDE.test(name))}>
        <DeskPlaces most={slot.capacity} />
        {memberIdx !== undefined && <DeskCoupon memberIdx={memberIdx} slotIdx={slot.slotIdx} />}
        <AreaField name="memo" label={t('desk.NOTE')} hint={t('desk.NOTE_HINT')} rows={2} />
      </More>
      <div className={styles.foot}>
        {!priced.isKnown && <p className={base.quiet}>{t('desk.WHO_FIRST')}</p>}
        {priced.against.length > 0 && (
          <div className={styles.against} role="status">
            <b>{t('desk.SET_ASIDE')}</b>
            <ul>
              {priced.against.map(({ code, ...vars }) => (
                <li key={code}>{t(`desk.RULE_${code}`, counted(vars))}</li>
              ))}
            </ul>
          </div>
        )}
        {needsReason && <TextField name="reason" label={t('desk.WHY')} hint={t('desk.WHY_HINT')} />}
        <div aria-live="polite" aria-busy={priced.isPending}>
          {priced.price && <PriceList price={priced.price} />}
        </div>
        <DeskRefused fail={priced.refusal ?? form.fail} />
        {priced.isKnown && !priced.refusal && (
          <Button type="submit" pending={form.pending}>
            {t('desk.BOOK_NOW')}
          </Button>
        )}
      </div>
    </Form>
  )
}

/** The fields under More. */
const INSIDE = /^(guest|phone|member|kind)\d|^memo/

/** Fields that most bookings leave empty, folded. A wrong one unfolds them. */
function More({ isWrong, children }: { isWrong: boolean; children: ReactNode }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className={styles.more}
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t('desk.MORE')}</summary>
      <div className={styles.inside}>{children}</div>
    </details>
  )
}
