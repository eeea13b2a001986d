import { type MemberAction, type MemberDetail, setState } from '@clubhouse/contract/member/manage'
import { WEB_MEMBER } from '@clubhouse/contract/member/person'
import { useEffect, useId, useState } from 'react'
import { CallFail } from '../../api/call-fail'
import { serverNow } from '../../api/clock'
import { useCodes } from '../../code/use-codes'
import { ReasonFields, useReason } from '../../form/reason-fields'
import { RefusalLine } from '../../form/refusal-line'
import { isOvertaken, useForm } from '../../form/use-form'
import { useFormat, useText } from '../../language/use-text'
import office from '../../office/parts.module.css'
import base from '../../ui/base.module.css'
import { Button } from '../../ui/button'
import { confirm } from '../../ui/feedback/dialog'
import { toast } from '../../ui/feedback/toast'
import { AreaField } from '../../ui/form/area-field'
import { DateField } from '../../ui/form/date-field'
import { Form } from '../../ui/form/form'
import forms from '../../ui/form/form.module.css'
import { SelectField } from '../../ui/form/select-field'
import { SuspendedBookings } from '../suspension/suspended-bookings'
import { AccountBonds } from './account-bonds'
import { ClaimFacts } from './claim-facts'
import styles from './manage.module.css'
import { callOf, isHard, isReasonTold, standingOf } from './member-words'

interface Props {
  member: MemberDetail
  action: MemberAction
  onChanged: () => Promise<unknown>
  onDone: () => void
}

export function ActForm({ member, action, onChanged, onDone }: Props) {
  const t = useText()
  const id = useId()
  const types = useCodes('702')
  const [began] = useState(member.version)
  const form = useAct({ member, action, onChanged, onDone })
  useEffect(() => form.ref.current?.querySelector<HTMLElement>('textarea, select, input')?.focus(), [])
  const isPossible = member.actions.includes(action)
  const isBound = action === 'CLOSE' && member.bonds.blockers.length > 0
  const today = useFormat().dayOf(serverNow())
  return (
    <Form of={form} className={`${forms.form} ${styles.act}`} aria-labelledby={`${id}t`}>
      <h3 id={`${id}t`}>{t(`member-manage.${action}`)}</h3>
      {action === 'APPROVE' && <ClaimFacts member={member} />}
      {action === 'APPROVE' && (
        <SelectField
          name="memberType"
          label={t('member-manage.TYPE')}
          options={[
            { value: '', label: t('member-manage.TYPE_STAYS', { type: types.label(member.memberType) }) },
            ...types.list
              .filter(({ key }) => key !== member.memberType)
              .map(({ key, label }) => ({ value: key, label })),
          ]}
        />
      )}
      {action === 'SUSPEND' && <DateField name="until" label={t('member-manage.UNTIL')} today={today} />}
      {action === 'SUSPEND' && form.values.until !== '' && (
        <SuspendedBookings memberIdx={member.memberIdx} until={String(form.values.until)} />
      )}
      <WhyFields action={action} />
      {action === 'CLOSE' && isPossible && <AccountBonds bonds={member.bonds} />}
      <Standing
        member={member}
        isOvertaken={member.version !== began}
        isPossible={isPossible}
        fail={isBound ? undefined : form.fail}
      />
      <div className={base.buttons}>
        {isPossible && !isBound && (
          <Button type="submit" look={isHard(action) ? 'danger' : 'main'} pending={form.pending}>
            {t(`member-manage.${action}`)}
          </Button>
        )}
        <Button look="plain" onClick={onDone}>
          {t('member-manage.BACK')}
        </Button>
      </div>
    </Form>
  )
}

/** Why; in each language of the club where the member reads it. */
export function WhyFields({ action }: Pick<Props, 'action'>) {
  const t = useText()
  if (isReasonTold(action)) return <ReasonFields hint={t('member-manage.REASON_TOLD')} rows={4} />
  const label = t(action === 'APPROVE' ? 'member-manage.REASON_OPTIONAL' : 'member-manage.REASON')
  return <AreaField name="reason" label={label} hint={t('member-manage.REASON_KEPT')} rows={4} />
}

/** The type that the claimed number suggests; empty leaves it as it is. */
const proposed = ({ claim, memberType }: MemberDetail) =>
  claim?.memberType && claim.memberType !== memberType ? claim.memberType : ''

function useAct({ member, action, onChanged, onDone }: Props) {
  const t = useText()
  const { day } = useFormat()
  const { name, email, memberIdx, version, counts, claimedNo } = member
  const valuesFor = (until: unknown) => ({
    name,
    email,
    until: until ? day(String(until), 'date') : undefined,
    count: counts.sessions,
  })
  const reason = useReason()
  return useForm({
    call: callOf(action),
    input: isReasonTold(action) ? reason.input : undefined,
    initial: {
      ...(isReasonTold(action) ? reason.initial : { reason: '' }),
      ...(action === 'APPROVE' && { memberType: proposed(member) }),
      ...(action === 'SUSPEND' && { until: '' }),
    },
    words: { reason: 'member-manage.REASON_MISSING', until: 'member-manage.UNTIL_MISSING' },
    checks: {
      until: ({ until }) => (until === '' ? 'member-manage.UNTIL_MISSING' : undefined),
      reason: ({ reason }) =>
        action !== 'APPROVE' && !String(reason).trim() ? 'member-manage.REASON_MISSING' : undefined,
    },
    given: { memberIdx, version, ...(callOf(action) === setState && { action }) },
    before: ({ until, memberType: chosen }) => {
      const message = [t(`member-manage.ASK_${action}`, valuesFor(until))]
      if (action === 'BLOCK' && counts.ahead > 0) message.push(t('member-manage.ASK_AHEAD', { count: counts.ahead }))
      const isWeb = (chosen || member.memberType) === WEB_MEMBER
      if (action === 'APPROVE' && claimedNo && isWeb) message.push(t('member-manage.ASK_NO_NUMBER', { no: claimedNo }))
      const tone = isHard(action) ? 'danger' : 'info'
      return confirm({ message: message.join(' '), yes: t(`member-manage.${action}`), tone })
    },
    blames: ({ msgDetail }) => (msgDetail === 'until' ? { until: 'member-manage.UNTIL_MISSING' } : undefined),
    failed: onChanged,
    answered: async (_, __, { until }) => {
      toast(t(`member-manage.DONE_${action}`, valuesFor(until)), { type: 'success' })
      await onChanged()
      onDone()
    },
  })
}

interface StandingProps {
  member: MemberDetail
  isOvertaken: boolean
  isPossible: boolean
  fail: unknown
}

/** How the member has changed since the form was opened, and why the action was refused. */
function Standing({ member, isOvertaken: isLate, isPossible, fail }: StandingProps) {
  const t = useText()
  const { day } = useFormat()
  const { word } = standingOf(member)
  const until = member.suspendedUntil && day(member.suspendedUntil, 'date')
  const isNoTaken = fail instanceof CallFail && fail.code === 'IN_USE'
  return (
    <div className={styles.said}>
      <div role="alert" className={isLate || !isPossible ? office.note : undefined}>
        {isLate && t('member-manage.OVERTAKEN', { state: t(`member-manage.${word}`, { until }) })}
        {!isPossible && ` ${t('member-manage.NOT_NOW')}`}
      </div>
      {isNoTaken ? (
        <div role="alert" className={forms.refusal}>
          {t('member-manage.NO_TAKEN', { no: member.claimedNo })}
        </div>
      ) : (
        <RefusalLine fail={isOvertaken(fail) ? undefined : fail} />
      )}
    </div>
  )
}
