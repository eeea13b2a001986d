import type { InputOf } from '@clubhouse/contract/call'
import { decide, type ManagedTeamFormDetail } from '@clubhouse/contract/reservation/team/team-manage'
import { ActForm } from '../../../form/act-form'
import { REASON, ReasonFields } from '../../../form/reason-fields'
import { Refusal } from '../../../form/refusal'
import { useForm } from '../../../form/use-form'
import { useOwnLanguages } from '../../../form/use-own-languages'
import { wordsIn, wordValues } from '../../../form/word-fields'
import { useText } from '../../../language/use-text'
import { toast } from '../../../ui/feedback/toast'
import { RadioField } from '../../../ui/form/radio-field'
import { SelectField } from '../../../ui/form/select-field'
import { usePattern } from '../use-pattern'

interface Props {
  of: ManagedTeamFormDetail
  refresh: () => Promise<void>
  onDone: () => Promise<void>
  onBack: () => void
}

/** Decides an application with a reason, which its officers read in an email. */
export function DecideForm({ of, refresh, onDone, onBack }: Props) {
  const t = useText()
  const pattern = usePattern()
  const { others } = useOwnLanguages()
  const { formIdx, version, wishes, cycle, left, teams } = of
  const fitting = left.findIndex((count) => count >= teams)
  const form = useForm({
    call: decide,
    kept: `decide group ${formIdx}`,
    initial: { decision: '', wanted: String(Math.max(fitting, 0)), ...wordValues(REASON, others) },
    words: { reason: 'team-manage.REASON_MISSING' },
    checks: { decision: ({ decision }) => (decision ? undefined : 'team-manage.DECISION_MISSING') },
    given: { formIdx, version },
    input: (values) => ({
      ...wordsIn(REASON, others, values),
      state: String(values.decision) as InputOf<typeof decide>['state'],
      ...(values.decision === 'APPROVED' && { wish: Number(values.wanted) }),
    }),
    blames: ({ code }) => (code === 'OVERLAP' ? { wanted: 'team-manage.NO_ROOM' } : undefined),
    reread: refresh,
    isOver: of.decisions.length === 0,
    answered: ({ state, dates, moved }) => {
      if (state !== 'APPROVED') return toast(t('team-manage.DECIDED'), { type: 'success' })
      const made = t('team-manage.APPROVED_DATES', { count: dates?.length ?? 0 })
      const said = moved > 0 ? `${made} ${t('team-manage.MOVED', { count: moved })}` : made
      return toast(said, { type: 'success' })
    },
  })
  return (
    <ActForm form={form} title={t('team-manage.DECIDE')} label={t('team-manage.SAVE_DECISION')} {...{ onDone, onBack }}>
      <RadioField
        name="decision"
        legend={t('team-manage.DECISION')}
        options={of.decisions.map((value) => ({
          value,
          label: t(`team-manage.FORM_${value}`),
          hint: t(`team-manage.HINT_${value}`),
        }))}
      />
      {form.values.decision === 'APPROVED' && (
        <SelectField
          name="wanted"
          label={t('team-manage.WHICH_WISH')}
          options={wishes.map((wish, no) => ({
            value: String(no),
            label: `${pattern(wish, cycle)} (${t('team-manage.LEFT', { count: left[no] ?? 0 })})`,
          }))}
        />
      )}
      <ReasonFields hint={t('team-manage.REASON_HINT')} />
      <Refusal />
    </ActForm>
  )
}
