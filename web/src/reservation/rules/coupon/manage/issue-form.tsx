import type { InputOf } from '@clubhouse/contract/call'
import { list as members } from '@clubhouse/contract/member/manage'
import { issue } from '@clubhouse/contract/reservation/rules/coupon'
import { list as kinds, type ManagedCouponKind } from '@clubhouse/contract/reservation/rules/coupon-kind'
import { useEffect } from 'react'
import { serverNow } from '../../../../api/clock'
import { useCall } from '../../../../api/use-call'
import { useCodes } from '../../../../code/use-codes'
import { FormFoot } from '../../../../form/form-foot'
import { useForm } from '../../../../form/use-form'
import { namesOf } from '../../../../language/names-of'
import { useFormat, useText } from '../../../../language/use-text'
import office from '../../../../office/parts.module.css'
import { useMay } from '../../../../session/may'
import { toast } from '../../../../ui/feedback/toast'
import { AreaField } from '../../../../ui/form/area-field'
import { DateField } from '../../../../ui/form/date-field'
import { isDay } from '../../../../ui/form/day-and-time'
import type { Values } from '../../../../ui/form/draft'
import { Form, useField } from '../../../../ui/form/form'
import { SelectField } from '../../../../ui/form/select-field'
import { Loading } from '../../../../ui/loading'
import { SidePanel } from '../../../../ui/side-panel'
import { useWorth } from '../coupon-words'
import { RecipientField } from './recipient-field'

interface Props {
  onIssued: () => void
  onClose: () => void
}

/** Gives a coupon to one member, or to all of a type. */
export function IssuePanel({ onIssued, onClose }: Props) {
  const t = useText()
  const { data } = useCall(kinds, { isUse: true })
  return (
    <SidePanel title={t('coupon.ISSUE')} onClose={onClose}>
      {data ? <IssueForm usable={data} onIssued={onIssued} /> : <Loading lines={6} />}
    </SidePanel>
  )
}

const [ONE, ALL] = ['ONE', 'ALL']

function IssueForm({ usable, onIssued }: { usable: readonly ManagedCouponKind[]; onIssued: () => void }) {
  const t = useText()
  const { dayOf } = useFormat()
  const worth = useWorth()
  const types = useCodes('702').list
  const mayFind = useMay()(members)
  const form = useForm({
    call: issue,
    initial: {
      kindIdx: '',
      to: mayFind ? ONE : ALL,
      recipient: '',
      validFrom: dayOf(serverNow()),
      validTo: '',
      reason: '',
    },
    words: {
      kindIdx: 'coupon.KIND_MISSING',
      validFrom: 'coupon.DAYS_MISSING',
      validTo: 'coupon.DAYS_WRONG',
      reason: 'coupon.REASON_MISSING',
    },
    checks: {
      kindIdx: ({ kindIdx }) => (kindIdx ? undefined : 'coupon.KIND_MISSING'),
      recipient: ({ to, recipient }) => (to === ONE && !recipient ? 'coupon.MEMBER_MISSING' : undefined),
      validTo: ({ validFrom, validTo }) =>
        validTo && String(validTo) >= String(validFrom) ? undefined : 'coupon.DAYS_WRONG',
    },
    input: recipients,
    answered: ({ issued }) => {
      toast(t('coupon.ISSUED_MANY', { count: issued }), { type: 'success' })
      onIssued()
    },
  })
  return (
    <Form of={form}>
      <SelectField
        name="kindIdx"
        label={t('coupon.NAME')}
        options={[
          { value: '', label: t('coupon.KIND_CHOOSE') },
          ...usable.map((kind) => ({
            value: String(kind.kindIdx),
            label: `${namesOf(kind).here} (${worth(kind)})`,
          })),
        ]}
      />
      <SelectField
        name="to"
        label={t('coupon.TO')}
        options={[
          ...(mayFind ? [{ value: ONE!, label: t('coupon.TO_ONE') }] : []),
          { value: ALL!, label: t('coupon.TO_ALL') },
          ...types.map(({ key, label }) => ({ value: key, label })),
        ]}
      />
      {form.values.to === ONE && <RecipientField />}
      <Span kinds={usable} />
      <AreaField name="reason" label={t('coupon.REASON')} rows={3} />
      <FormFoot fail={form.fail} pending={form.pending} send={t('coupon.ISSUE')} />
    </Form>
  )
}

function recipients({ to, recipient }: Values): Partial<InputOf<typeof issue>> {
  if (to === ONE) return { memberIdx: [Number(recipient)], filter: undefined }
  return { memberIdx: undefined, filter: to === ALL ? {} : { memberType: String(to) } }
}

/** The days of play; the last one is proposed by the kind. */
function Span({ kinds: usable }: { kinds: readonly ManagedCouponKind[] }) {
  const t = useText()
  const { value: kindIdx } = useField('kindIdx')
  const { value: from } = useField('validFrom')
  const { type } = useField('validTo')
  const { dayOf } = useFormat()
  const today = dayOf(serverNow())
  const days = usable.find((kind) => String(kind.kindIdx) === kindIdx)?.validDays
  useEffect(() => {
    if (days && isDay(String(from))) type(new Date(Date.parse(String(from)) + days * DAY_MS).toISOString().slice(0, 10))
    // Typed days are not proposed again.
  }, [kindIdx])
  return (
    <div className={office.grid}>
      <DateField name="validFrom" label={t('coupon.VALID_FROM')} today={today} />
      <DateField name="validTo" label={t('coupon.VALID_TO')} today={today} />
    </div>
  )
}

const DAY_MS = 86_400_000
