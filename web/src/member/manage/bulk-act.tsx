import { type MemberAction, type MemberRow, setState } from '@clubhouse/contract/member/manage'
import { serverNow } from '../../api/clock'
import { ask } from '../../api/transport'
import { useReason } from '../../form/reason-fields'
import { useForm } from '../../form/use-form'
import { useFormat, useText } from '../../language/use-text'
import type { BulkAnswer } from '../../office/declare'
import { Button } from '../../ui/button'
import { DateField } from '../../ui/form/date-field'
import { Form } from '../../ui/form/form'
import forms from '../../ui/form/form.module.css'
import { SidePanel } from '../../ui/side-panel'
import { BookingsOfMany } from '../suspension/suspended-bookings'
import { WhyFields } from './act-form'
import { isHard, isReasonTold } from './member-words'

type Several = Exclude<MemberAction, 'REJECT' | 'CLOSE' | 'RESTORE'>

/** Of which members each action has a place; the server decides again. */
const FITS: Record<Several, (row: MemberRow) => boolean> = {
  APPROVE: ({ state }) => state === 'PENDING',
  SUSPEND: ({ state, suspendedUntil }) => state === 'ACTIVE' && !suspendedUntil,
  RESUME: ({ state, suspendedUntil }) => state === 'ACTIVE' && !!suspendedUntil,
  BLOCK: ({ state }) => state === 'PENDING' || state === 'ACTIVE' || state === 'DORMANT',
  UNBLOCK: ({ state }) => state === 'BLOCKED',
  WAKE: ({ state }) => state === 'DORMANT',
}

/** One action on several members: the call of the record, with the same reason for each. */
const several = (action: Several) => ({
  label: `member-manage.${action}` as const,
  call: setState,
  fits: FITS[action],
  tone: isHard(action) ? ('danger' as const) : undefined,
  Ask: (props: Omit<Props, 'action'>) => <BulkAct {...props} action={action} />,
  each: ({ memberIdx, version }: MemberRow, { reason = '', translated, until }: BulkAnswer) =>
    ask(setState, { memberIdx, version, action, reason, translated, until }, { _nop_: true }),
})

/** Rejecting and closing erase an account: they are done one by one. */
export const SEVERAL = (Object.keys(FITS) as Several[]).map(several)

interface Props {
  rows: readonly MemberRow[]
  selected: number
  onAnswer: (answer: BulkAnswer | undefined) => void
  action: Several
}

function BulkAct({ rows, selected, onAnswer, action }: Props) {
  const t = useText()
  const { dayOf } = useFormat()
  const isPause = action === 'SUSPEND'
  const isTold = isReasonTold(action)
  const why = useReason()
  const form = useForm({
    call: setState,
    initial: { ...(isTold ? why.initial : { reason: '' }), ...(isPause && { until: '' }) },
    words: { reason: 'member-manage.REASON_MISSING', until: 'member-manage.UNTIL_MISSING' },
    checks: {
      until: ({ until }) => (until === '' ? 'member-manage.UNTIL_MISSING' : undefined),
      reason: ({ reason }) =>
        action !== 'APPROVE' && !String(reason).trim() ? 'member-manage.REASON_MISSING' : undefined,
    },
    send: async ({ reason, until }, values) => onAnswer({ reason, until, ...(isTold && why.input(values)) }),
  })
  return (
    <SidePanel title={t(`member-manage.${action}`)} onClose={() => onAnswer(undefined)}>
      <Form of={form} className={forms.form}>
        <p>
          {t(`member-manage.MANY_${action}`, { count: rows.length })}
          {rows.length < selected && ` ${t('member-manage.MANY_OTHERS', { count: selected - rows.length })}`}
        </p>
        {isPause && rows[0] && <BookingsOfMany memberIdx={rows[0].memberIdx} />}
        {isPause && <DateField name="until" label={t('member-manage.UNTIL')} today={dayOf(serverNow())} />}
        <WhyFields action={action} />
        <Button type="submit" look={isHard(action) ? 'danger' : 'main'}>
          {t(`member-manage.${action}`)}
        </Button>
      </Form>
    </SidePanel>
  )
}
