import type { Player } from '@clubhouse/contract/reservation/booking/booking'
import { change } from '@clubhouse/contract/reservation/desk/desk'
import { ActForm } from '../../../form/act-form'
import { useForm } from '../../../form/use-form'
import { useText } from '../../../language/use-text'
import base from '../../../ui/base.module.css'
import { ChoiceField } from '../../../ui/form/choice-field'
import { TextField } from '../../../ui/form/text-field'
import type { DeskBookingData } from './desk-booking-data'
import { DeskCoupon } from './desk-coupon'
import { DeskCount, DeskPlaces } from './desk-places'
import { DeskRefused } from './desk-refused'
import { deskPlayers, placeField, placesOf } from './desk-values'

interface Props {
  booking: DeskBookingData
  /** It is no longer possible. */
  isOver: boolean
  onChanged: () => Promise<void>
  onDone: () => Promise<void>
  onBack: () => void
}

/** Players, cart and caddie of a booking, also after its deadlines. */
export function DeskChangeForm({ booking, isOver, onChanged, onDone, onBack }: Props) {
  const t = useText()
  const form = useChange(booking, isOver, onChanged)
  const most = booking.seats.includes(0) ? 4 : booking.seats.length
  return (
    <ActForm
      form={form}
      title={t('desk.CHANGE')}
      label={t('common.SAVE')}
      done={t('desk.CHANGED')}
      {...{ onDone, onBack }}
    >
      <DeskCount most={most} />
      <DeskPlaces most={most} />
      <ChoiceField name="cart" label={t('desk.CART')} />
      <ChoiceField name="caddie" label={t('desk.CADDIE')} />
      {booking.booker.memberIdx !== null && booking.booker.memberIdx !== undefined && (
        <DeskCoupon memberIdx={booking.booker.memberIdx} slotIdx={booking.slotIdx} own={booking.price.coupon} />
      )}
      <TextField name="reason" label={t('desk.WHY')} hint={t('desk.WHY_HINT')} />
      <p className={base.quiet}>{t('desk.CHANGE_TOLD')}</p>
      <DeskRefused fail={form.fail} />
    </ActForm>
  )
}

function useChange(
  { bookingIdx, version, players, cart, caddie, couponIdx }: DeskBookingData,
  isOver: boolean,
  reread: () => Promise<void>,
) {
  const coupon = couponIdx == null ? '' : String(couponIdx)
  const [{ no, kind, memberIdx, name, phoneNo, consent }] = players as [Player]
  const booker: Player = kind === 'GUEST' ? { no, kind, name, phoneNo, consent } : { no, kind: 'MEMBER', memberIdx }
  return useForm({
    call: change,
    initial: { seats: String(players.length), ...placesOf(players), cart, caddie, couponIdx: coupon, reason: '' },
    words: { reason: 'desk.WHY_MISSING' },
    checks: { reason: (values) => (String(values.reason).trim() ? undefined : 'desk.WHY_MISSING') },
    blames: ({ status, msgDetail }) => {
      const at = status === 400 ? /^players\[(\d)\]\.name$/.exec(msgDetail ?? '')?.[1] : undefined
      return at ? { [placeField(Number(at) + 1).name]: 'form.WRONG' } : undefined
    },
    given: { bookingIdx, version },
    input: (values) => ({
      players: deskPlayers(booker, values),
      couponIdx: values.couponIdx === coupon ? undefined : values.couponIdx === '' ? null : Number(values.couponIdx),
    }),
    reread,
    isOver,
  })
}
