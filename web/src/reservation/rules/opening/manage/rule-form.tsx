import { change, check, create, type ManagedRule, openingRecord } from '@clubhouse/contract/reservation/rules/opening'
import { serverNow } from '../../../../api/clock'
import { ask } from '../../../../api/transport'
import { useCodes } from '../../../../code/use-codes'
import { FieldsAround } from '../../../../form/fields-around'
import { RecordSave } from '../../../../form/record-save'
import { useForm } from '../../../../form/use-form'
import { useFormat, useText } from '../../../../language/use-text'
import { confirm } from '../../../../ui/feedback/dialog'
import { toast } from '../../../../ui/feedback/toast'
import type { Values } from '../../../../ui/form/draft'
import { Form } from '../../../../ui/form/form'
import { RuleEffect } from './rule-effect'
import { RuleFields } from './rule-fields'
import { fieldsIn, ruleChecks, valuesOf } from './rule-values'
import { TryPast } from './try-past'

interface Props {
  /** Left out for a new one. */
  rule?: ManagedRule
  rules: readonly ManagedRule[]
  readOnly?: boolean
  refresh?: () => Promise<unknown>
  onSaved: () => void
}

export function RuleForm({ rule, rules, readOnly, refresh, onSaved }: Props) {
  const t = useText()
  const { dayOf } = useFormat()
  const today = dayOf(serverNow())
  const [first] = useCodes('702').list
  const values = valuesOf(today, rules[0]?.memberType ?? first?.key ?? '', rule)
  const form = useForm({
    call: rule ? change : create,
    ...(rule ? { saved: values } : { initial: values }),
    words: { ...WORDS, time: 'opening.TIME_WRONG', from: 'opening.DAY_MISSING', to: 'opening.DAY_MISSING' },
    checks: ruleChecks(today),
    before: (all) => mayClose(all, t, rule?.ruleIdx),
    blames: ({ code }) => {
      if (code === 'OVERLAP') return { from: 'opening.OVERLAPS' }
      return code === 'IN_USE' ? { to: 'opening.NEEDED' } : undefined
    },
    ...(rule && { given: { ruleIdx: rule.ruleIdx, version: rule.version } }),
    input: fieldsIn,
    answered: ({ affectedDays: count }) =>
      toast(rule ? t('opening.SAVED', { count }) : t('opening.CREATED', { count }), { type: 'success' }),
    refresh,
  })
  return (
    <Form of={form} readOnly={readOnly} onSaved={onSaved}>
      <FieldsAround value={openingRecord.record.fields}>
        <RuleFields rule={rule} />
      </FieldsAround>
      <RuleEffect ruleIdx={rule?.ruleIdx} />
      <TryPast rules={rules} ruleIdx={rule?.ruleIdx} />
      <RecordSave form={form} isNew={!rule} create={t('opening.CREATE')} readOnly={readOnly} />
    </Form>
  )
}

const WORDS = {
  days: 'opening.DAYS_WRONG',
  weeks: 'opening.WEEKS_WRONG',
  dayOfMonth: 'opening.DAY_OF_MONTH_WRONG',
  quotaDay: 'opening.QUOTA_DAY_WRONG',
  quotaMonth: 'opening.QUOTA_MONTH_WRONG',
} as const

/** Asks before days that members could wait for are closed to them. */
async function mayClose(values: Values, t: ReturnType<typeof useText>, ruleIdx?: number): Promise<boolean> {
  const found = await ask(check, { ruleIdx, rule: fieldsIn(values) }).catch(() => undefined)
  const count = found?.days.filter(({ before, after }) => before && !after).length ?? 0
  return count === 0 || confirm({ message: t('opening.ASK_CLOSES', { count }), yes: t('common.SAVE'), tone: 'danger' })
}
