import { reopen } from '@clubhouse/contract/reservation/sheet/day-manage'
import { ActForm } from '../../../../form/act-form'
import { Refusal } from '../../../../form/refusal'
import { useForm } from '../../../../form/use-form'
import { useFormat, useText } from '../../../../language/use-text'
import base from '../../../../ui/base.module.css'
import { SelectField } from '../../../../ui/form/select-field'
import { TextField } from '../../../../ui/form/text-field'
import { SidePanel } from '../../../../ui/side-panel'
import type { ManagerSheet } from '../../../desk/cell/desk-cell'

interface Props {
  sheet: ManagerSheet
  onClose: () => void
  onDone: () => Promise<void>
}

/** Reopens the day, or a part of it that is suspended alone. */
export function ReopenPanel({ sheet: { date, state, shares, version }, onClose, onDone }: Props) {
  const t = useText()
  const { day } = useFormat()
  const parts = shares.filter(({ suspended }) => suspended)
  const isWhole = state === 'SUSPENDED'
  const form = useForm({
    call: reopen,
    initial: { part: isWhole ? '' : (parts[0]?.part ?? ''), reason: '' },
    words: { reason: 'day-manage.WHY_MISSING' },
    given: { date, version },
    reread: onDone,
    isOver: !isWhole && parts.length === 0,
  })
  const done = async () => {
    await onDone()
    onClose()
  }
  return (
    <SidePanel title={`${t('day-manage.REOPEN')} · ${day(date)}`} onClose={onClose}>
      <ActForm
        form={form}
        label={t('day-manage.REOPEN')}
        done={t('day-manage.REOPENED')}
        onDone={done}
        onBack={onClose}
      >
        {!isWhole && (
          <SelectField
            name="part"
            label={t('day-manage.WHAT')}
            options={parts.map((one) => ({ value: one.part, label: t(`tee-times.PART_${one.part}`) }))}
          />
        )}
        <TextField name="reason" label={t('day-manage.WHY')} />
        <p className={base.quiet}>{t('day-manage.REOPEN_HINT')}</p>
        <Refusal />
      </ActForm>
    </SidePanel>
  )
}
