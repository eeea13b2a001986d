import { counted } from '@clubhouse/contract/counted'
import { make, members, OVERRIDABLE, type Overridable } from '@clubhouse/contract/reservation/manage'
import { useState } from 'react'
import { CallFail } from '../../api/call-fail'
import { newKey } from '../../api/new-key'
import { ask } from '../../api/transport'
import { useCall } from '../../api/use-call'
import { useCodes } from '../../code/use-codes'
import { RefusalLine } from '../../form/refusal-line'
import { useForm } from '../../form/use-form'
import { useText } from '../../language/use-text'
import { Button } from '../../ui/button'
import { toast } from '../../ui/feedback/toast'
import { AreaField } from '../../ui/form/area-field'
import { ChoiceField } from '../../ui/form/choice-field'
import { Form } from '../../ui/form/form'
import { SegmentedField } from '../../ui/form/segmented-field'
import { SelectField } from '../../ui/form/select-field'
import { TextField } from '../../ui/form/text-field'
import type { AnySlot } from '../hold/slot-view'
import { DeskMember } from './desk-member'
import styles from './desk-panel.module.css'
import { deskPlayers, guestField, NEW_DESK_BOOKING } from './desk-values'

interface Props {
  slot: AnySlot
  memberIdx?: number
  onBooked: () => void
}

/** Books a free tee time for a member. A rule that stands against it is named, and can be set aside. */
export function DeskBookingForm({ slot, memberIdx: first, onBooked }: Props) {
  const t = useText()
  const [memberIdx, setMemberIdx] = useState(first)
  return (
    <section className={styles.part}>
      <h3>{t('desk.BOOK_FOR')}</h3>
      <DeskMember memberIdx={memberIdx} onChoose={setMemberIdx} />
      {memberIdx && <Fields key={memberIdx} slot={slot} memberIdx={memberIdx} onBooked={onBooked} />}
    </section>
  )
}

function Fields({ slot, memberIdx, onBooked }: Props & { memberIdx: number }) {
  const t = useText()
  const types = useCodes('BMD')
  const { data } = useCall(members, { memberIdx }, { quiet: true })
  const { form, aside } = useMake(slot, memberIdx)
  const seats = Number(form.values.seats)
  const counts = Array.from({ length: slot.capacity }, (_, i) => String(i + 1))
  const booked = () => {
    toast(t('desk.BOOKED', { name: data?.[0]?.name ?? '' }), { type: 'success' })
    onBooked()
  }
  return (
    <Form of={form} className={styles.act} onSaved={booked} aria-label={t('desk.BOOK')}>
      <SegmentedField name="seats" label={t('desk.COUNT')} options={counts.map((value) => ({ value, label: value }))} />
      {[2, 3, 4]
        .filter((no) => no <= seats)
        .map((no) => (
          <TextField key={no} name={guestField(no)} label={t('desk.GUEST_NAME', { no })} />
        ))}
      {seats > 1 && <p className={styles.quiet}>{t('desk.GUEST_HINT')}</p>}
      <ChoiceField name="cart" label={t('desk.CART')} />
      <ChoiceField name="caddie" label={t('desk.CADDIE')} />
      <SelectField
        name="type"
        label={t('desk.TYPE')}
        options={(['P', 'N', 'H'] as const).map((value) => ({ value, label: types.label(value) }))}
      />
      <AreaField name="memo" label={t('desk.NOTE')} hint={t('desk.NOTE_HINT')} rows={2} />
      <TextField name="reason" label={t('desk.WHY')} hint={t('desk.WHY_HINT')} />
      <Refused fail={form.fail} />
      <div className={styles.buttons}>
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

const isOverridable = (code: string): code is Overridable => (OVERRIDABLE as readonly string[]).includes(code)

function Refused({ fail }: { fail: unknown }) {
  const t = useText()
  if (!(fail instanceof CallFail)) return <RefusalLine fail={fail} />
  const { code, msgVar } = fail
  if (code === 'PLAYER_ALREADY_BOOKED') return <p role="alert">{t('desk.ALREADY', msgVar)}</p>
  return isOverridable(code) ? (
    <p role="alert">{t(`desk.RULE_${code}`, counted(msgVar))}</p>
  ) : (
    <RefusalLine fail={fail} />
  )
}

/** @returns also the rules that the next attempt would set aside: those of before, and the one that refused last */
function useMake({ slotIdx }: AnySlot, memberIdx: number) {
  const [before, setBefore] = useState<readonly Overridable[]>([])
  const form = useForm({
    call: make,
    initial: NEW_DESK_BOOKING,
    words: { reason: 'desk.WHY_MISSING' },
    blames: ({ status, msgDetail }) => {
      const at = status === 400 ? /^players\[(\d)\]\.name$/.exec(msgDetail ?? '')?.[1] : undefined
      return at ? { [guestField(Number(at) + 1)]: 'form.WRONG' } : undefined
    },
    send: async (input, values) => {
      const { override = [] } = input as { override?: Overridable[] }
      setBefore(override)
      const players = deskPlayers(memberIdx, values)
      await ask(make, { ...input, slotIdx, memberIdx, players, override }, { quiet: true, idempotencyKey: newKey() })
    },
  })
  const { fail } = form
  const aside = fail instanceof CallFail && isOverridable(fail.code) ? [...before, fail.code] : undefined
  return { form, aside }
}
