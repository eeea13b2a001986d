import { type MemberAction, type MemberRow, setState } from '@clubhouse/contract/member/manage'
import { serverNow } from '../../api/clock'
import { ask } from '../../api/transport'
import { useForm } from '../../form/use-form'
import { useFormat, useText } from '../../language/use-text'
import type { BulkAnswer } from '../../office/declare'
import { Button } from '../../ui/button'
import { AreaField } from '../../ui/form/area-field'
import { DateField } from '../../ui/form/date-field'
import { Form } from '../../ui/form/form'
import forms from '../../ui/form/form.module.css'
import { SidePanel } from '../../ui/side-panel'
import { isHard } from './member-words'

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
  each: ({ memberIdx, version }: MemberRow, { reason = '', until }: BulkAnswer) =>
    ask(setState, { memberIdx, version, action, reason, until }, { _nop_: true }),
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
  const form = useForm({
    call: setState,
    initial: { reason: '', ...(isPause && { until: '' }) },
    words: { reason: 'member-manage.REASON_MISSING', until: 'member-manage.UNTIL_MISSING' },
    checks: {
      until: ({ until }) => (until === '' ? 'member-manage.UNTIL_MISSING' : undefined),
      reason: ({ reason }) =>
        action !== 'APPROVE' && !String(reason).trim() ? 'member-manage.REASON_MISSING' : undefined,
    },
    send: async ({ reason, until }) => onAnswer({ reason, until }),
  })
  return (
    <SidePanel title={t(`member-manage.${action}`)} onClose={() => onAnswer(undefined)}>
      <Form of={form} className={forms.form}>
        <p>
          {t(`member-manage.MANY_${action}`, { count: rows.length })}
          {rows.length < selected && ` ${t('member-manage.MANY_OTHERS', { count: selected - rows.length })}`}
        </p>
        {isPause && <DateField name="until" label={t('member-manage.UNTIL')} today={dayOf(serverNow())} />}
        <AreaField
          name="reason"
          label={t(action === 'APPROVE' ? 'member-manage.REASON_OPTIONAL' : 'member-manage.REASON')}
          hint={t(isHard(action) ? 'member-manage.REASON_TOLD' : 'member-manage.REASON_KEPT')}
          rows={4}
        />
        <Button type="submit" look={isHard(action) ? 'danger' : 'main'}>
          {t(`member-manage.${action}`)}
        </Button>
      </Form>
    </SidePanel>
  )
}
