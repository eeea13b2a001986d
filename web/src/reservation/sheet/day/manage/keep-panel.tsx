import type { InputOf } from '@clubhouse/contract/call'
import { block, unblock } from '@clubhouse/contract/reservation/sheet/slot-manage'
import { ActForm } from '../../../../form/act-form'
import { Moment } from '../../../../form/moment'
import { momentChecks, momentIn, valuesOf } from '../../../../form/moments'
import { ReasonFields, useReason } from '../../../../form/reason-fields'
import { RefusalLine } from '../../../../form/refusal-line'
import { useForm } from '../../../../form/use-form'
import { useFormat, useText } from '../../../../language/use-text'
import base from '../../../../ui/base.module.css'
import { toast } from '../../../../ui/feedback/toast'
import { ChoiceField } from '../../../../ui/form/choice-field'
import { TextField } from '../../../../ui/form/text-field'
import { SidePanel } from '../../../../ui/side-panel'

interface Props {
  slotIdx: readonly number[]
  onClose: () => void
  onDone: () => Promise<void>
}

/** Blocks tee times, or keeps them for the club, until they are freed or free themselves. */
export function KeepPanel({ kind, slotIdx, onClose, onDone }: Props & { kind: 'BLOCK' | 'HOUSE' }) {
  const t = useText()
  const { locale } = useFormat()
  const why = useReason()
  const form = useForm({
    call: block,
    initial: { ...why.initial, ...valuesOf(locale, 'until', undefined) },
    words: { reason: 'day-manage.WHY_MISSING' },
    checks: momentChecks('until'),
    given: { slotIdx: [...slotIdx], kind },
    input: (values) => ({ ...why.input(values), until: momentIn(locale, values, 'until') ?? undefined }),
  })
  const done = async () => {
    await onDone()
    onClose()
  }
  const count = slotIdx.length
  return (
    <SidePanel title={t(`day-manage.DO_${kind}`, { count })} onClose={onClose}>
      <ActForm
        form={form}
        label={t(`day-manage.${kind}`)}
        done={t(`day-manage.DONE_${kind}`, { count })}
        onDone={done}
        onBack={onClose}
      >
        <ReasonFields hint={t(kind === 'HOUSE' ? 'day-manage.REASON_HOUSE_HINT' : 'day-manage.REASON_HINT')} />
        <Moment name="until" legend={t('day-manage.FREES_AT')} />
        <p className={base.quiet}>{t('day-manage.FREES_HINT')}</p>
        {kind === 'HOUSE' && <p className={base.quiet}>{t('day-manage.HOUSE_HINT')}</p>}
        <RefusalLine fail={form.fail} />
      </ActForm>
    </SidePanel>
  )
}

/** Frees tee times that were blocked or kept. */
export function FreePanel({ slotIdx, onClose, onDone }: Props) {
  const t = useText()
  const form = useForm({
    call: unblock,
    initial: { reason: '', isStandbyFirst: true },
    words: { reason: 'day-manage.WHY_MISSING' },
    given: { slotIdx: [...slotIdx] },
    input: ({ isStandbyFirst }): Partial<InputOf<typeof unblock>> => ({ release: isStandbyFirst ? 'STANDBY' : 'OPEN' }),
    answered: ({ freed, offered }) => {
      toast(t('day-manage.DONE_FREE', { count: freed }), { type: 'success' })
      if (offered > 0) toast(t('day-manage.DONE_OFFERED', { count: offered }))
    },
  })
  const done = async () => {
    await onDone()
    onClose()
  }
  const count = slotIdx.length
  return (
    <SidePanel title={t('day-manage.DO_FREE', { count })} onClose={onClose}>
      <ActForm form={form} label={t('day-manage.FREE')} onDone={done} onBack={onClose}>
        <TextField name="reason" label={t('day-manage.WHY')} />
        <ChoiceField
          name="isStandbyFirst"
          label={t('day-manage.STANDBY_FIRST')}
          hint={t('day-manage.STANDBY_FIRST_HINT')}
        />
        <p className={base.quiet}>{t('day-manage.FREE_HINT')}</p>
        <RefusalLine fail={form.fail} />
      </ActForm>
    </SidePanel>
  )
}
