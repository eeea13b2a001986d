import { members } from '@clubhouse/contract/reservation/desk/desk'
import { useState } from 'react'
import { useCall } from '../../../api/use-call'
import { useCodes } from '../../../code/use-codes'
import { useText } from '../../../language/use-text'
import base from '../../../ui/base.module.css'
import { Button } from '../../../ui/button'
import { toast } from '../../../ui/feedback/toast'
import { AreaField } from '../../../ui/form/area-field'
import { ChoiceField } from '../../../ui/form/choice-field'
import { Form } from '../../../ui/form/form'
import { SelectField } from '../../../ui/form/select-field'
import { TextField } from '../../../ui/form/text-field'
import { ToolChoice } from '../../../ui/tool-row'
import type { AnySlot } from '../../hold/slot-view'
import { DeskCoupon } from './desk-coupon'
import { DeskMember } from './desk-member'
import styles from './desk-panel.module.css'
import { DeskPlaces } from './desk-places'
import { DeskRefused } from './desk-refused'
import { useMake } from './use-make'

interface Props {
  slot: AnySlot
  memberIdx?: number
  onBooked: () => void
}

type By = 'MEMBER' | 'GUEST'

/** Books a free tee time for a member or a guest. A rule that stands against it is named, and can be set aside. */
export function DeskBookingForm({ slot, memberIdx: first, onBooked }: Props) {
  const t = useText()
  const [by, setBy] = useState<By>('MEMBER')
  const [memberIdx, setMemberIdx] = useState(first)
  const isForGuest = by === 'GUEST'
  return (
    <section className={styles.part}>
      <h3>{t('desk.BOOK_FOR')}</h3>
      <ToolChoice
        label={t('desk.BOOK_WHOM')}
        options={[
          { value: 'MEMBER', label: t('desk.MEMBER') },
          { value: 'GUEST', label: t('desk.GUEST') },
        ]}
        chosen={by}
        onChoose={setBy}
      />
      {!isForGuest && <DeskMember memberIdx={memberIdx} onChoose={setMemberIdx} />}
      {(isForGuest || memberIdx) && (
        <Fields
          key={isForGuest ? 'guest' : memberIdx}
          slot={slot}
          memberIdx={isForGuest ? undefined : memberIdx}
          onBooked={onBooked}
        />
      )}
    </section>
  )
}

function Fields({ slot, memberIdx, onBooked }: Props) {
  const t = useText()
  const types = useCodes('BMD')
  const { data } = useCall(members, { memberIdx }, { enabled: memberIdx !== undefined })
  const { form, aside } = useMake(slot, memberIdx)
  const booked = () => {
    const name = memberIdx === undefined ? String(form.values.guestName) : (data?.[0]?.name ?? '')
    toast(t('desk.BOOKED', { name }), { type: 'success' })
    onBooked()
  }
  return (
    <Form
      of={form}
      className={styles.act}
      onSaved={booked}
      aria-label={t(memberIdx === undefined ? 'desk.BOOK_GUEST' : 'desk.BOOK')}
    >
      {memberIdx === undefined && (
        <>
          <TextField name="guestName" label={t('desk.GUEST_NAME')} />
          <TextField name="guestPhone" type="tel" label={t('desk.GUEST_PHONE')} hint={t('desk.GUEST_PHONE_HINT')} />
        </>
      )}
      <DeskPlaces most={slot.capacity} />
      <ChoiceField name="cart" label={t('desk.CART')} />
      <ChoiceField name="caddie" label={t('desk.CADDIE')} />
      {memberIdx !== undefined && <DeskCoupon memberIdx={memberIdx} slotIdx={slot.slotIdx} />}
      <SelectField
        name="type"
        label={t('desk.TYPE')}
        options={(['P', 'N', 'H'] as const).map((value) => ({ value, label: types.label(value) }))}
      />
      <AreaField name="memo" label={t('desk.NOTE')} hint={t('desk.NOTE_HINT')} rows={2} />
      <TextField name="reason" label={t('desk.WHY')} hint={t('desk.WHY_HINT')} />
      <DeskRefused fail={form.fail} />
      <div className={base.buttons}>
        <Button type="submit" pending={form.pending}>
          {t('desk.BOOK_NOW')}
        </Button>
        {aside && (
          <Button
            look="danger"
            pending={form.pending}
            onClick={async () => {
              if (await form.save({ override: aside })) booked()
            }}
          >
            {t('desk.ASIDE')}
          </Button>
        )}
      </div>
    </Form>
  )
}
