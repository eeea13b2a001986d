import { walkIn } from '@clubhouse/contract/reservation/desk/check-in'
import { forManager } from '@clubhouse/contract/reservation/sheet/sheet'
import { useServerNow } from '../../../api/clock'
import { useCall } from '../../../api/use-call'
import { ActForm } from '../../../form/act-form'
import { useForm } from '../../../form/use-form'
import { useFormat, useText } from '../../../language/use-text'
import { useMay } from '../../../session/may'
import { ChoiceField } from '../../../ui/form/choice-field'
import { SelectField } from '../../../ui/form/select-field'
import { TextField } from '../../../ui/form/text-field'
import { Loading } from '../../../ui/loading'
import { SidePanel } from '../../../ui/side-panel'
import { freeSlots, type ManagerSheet } from '../cell/desk-cell'
import { DeskRefused } from '../deed/desk-refused'

interface Props {
  onClose: () => void
  onBooked: (bookingIdx: number) => void
}

/** Books a free tee time of today for guests who came without a booking. */
export default function WalkInPanel({ onClose, onBooked }: Props) {
  const t = useText()
  const { dayOf } = useFormat()
  const now = useServerNow(60_000)
  const mayRead = useMay()(forManager)
  const date = now === null ? '' : dayOf(now)
  const { data, error } = useCall(forManager, { date }, { enabled: mayRead && date !== '', _nop_: true })
  return (
    <SidePanel title={t('frontdesk.WALK_IN')} onClose={onClose}>
      {!mayRead && <p>{t('manager.NO_RIGHT_HINT')}</p>}
      {mayRead && error && <p role="status">{t('desk.MOVE_NONE')}</p>}
      {mayRead && !data && !error && <Loading lines={4} />}
      {data && <WalkIn sheet={data} onClose={onClose} onBooked={onBooked} />}
    </SidePanel>
  )
}

function WalkIn({ sheet, onClose, onBooked }: Props & { sheet: ManagerSheet }) {
  const t = useText()
  const { money } = useFormat()
  const free = freeSlots(sheet)
  const course = (courseIdx: number) => sheet.courses.find((one) => one.courseIdx === courseIdx)?.name ?? ''
  let made = 0
  const form = useForm({
    call: walkIn,
    initial: {
      slotIdx: String(free[0]?.slotIdx ?? ''),
      name: '',
      phoneNo: '',
      players: '4',
      cart: true,
      caddie: true,
      reason: t('frontdesk.WALK_IN_REASON'),
    },
    words: { name: 'desk.GUEST_NAME', phoneNo: 'desk.GUEST_PHONE_WRONG' },
    answered: ({ bookingIdx }) => {
      made = bookingIdx
    },
  })
  if (free.length === 0) return <p role="status">{t('desk.MOVE_NONE')}</p>
  return (
    <ActForm
      form={form}
      label={t('frontdesk.WALK_IN_NOW')}
      done={t('frontdesk.WALKED_IN')}
      onDone={() => onBooked(made)}
      onBack={onClose}
    >
      <SelectField
        name="slotIdx"
        label={t('desk.MOVE_TIME')}
        options={free.map(({ slotIdx, time, courseIdx, greenFee }) => ({
          value: String(slotIdx),
          label: t('frontdesk.FREE_TIME', { time, course: course(courseIdx), fee: money(greenFee) }),
        }))}
      />
      <TextField name="name" label={t('desk.GUEST_NAME')} />
      <TextField name="phoneNo" type="tel" label={t('desk.GUEST_PHONE')} hint={t('desk.GUEST_PHONE_HINT')} />
      <SelectField
        name="players"
        label={t('desk.PLAYERS')}
        options={['1', '2', '3', '4'].map((value) => ({ value, label: value }))}
      />
      <ChoiceField name="cart" label={t('desk.CART')} />
      <ChoiceField name="caddie" label={t('desk.CADDIE')} />
      <TextField name="reason" label={t('desk.WHY')} />
      <DeskRefused fail={form.fail} />
    </ActForm>
  )
}
