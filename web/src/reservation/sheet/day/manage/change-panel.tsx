import { change, WAYS_OF_SLOTS } from '@clubhouse/contract/reservation/sheet/slot-manage'
import { useState } from 'react'
import { ActForm } from '../../../../form/act-form'
import { Refusal } from '../../../../form/refusal'
import { useForm } from '../../../../form/use-form'
import { useText } from '../../../../language/use-text'
import base from '../../../../ui/base.module.css'
import { SelectField } from '../../../../ui/form/select-field'
import { TextField } from '../../../../ui/form/text-field'
import { SidePanel } from '../../../../ui/side-panel'
import type { ManagerSheet } from '../../../desk/cell/desk-cell'
import { HOLES, MODES, PLAYERS } from './slot-choices'

interface Props {
  sheet: ManagerSheet
  slotIdx: number
  onClose: () => void
  onDone: () => Promise<void>
}

/** How one tee time is booked. */
export function ChangePanel({ sheet, slotIdx, onClose, onDone }: Props) {
  const t = useText()
  const there = sheet.slots.find((one) => one.slotIdx === slotIdx)
  const [began] = useState(there)
  const slot = (there ?? began)!
  const isOver = !there || sheet.claims.some((claim) => claim.slotIdx === slotIdx)
  const kept = sheet.teeTimes.find((one) => one.slotIdx === slotIdx)
  const course = sheet.courses.find(({ courseIdx }) => courseIdx === slot.courseIdx)?.name ?? ''
  const form = useForm({
    call: change,
    initial: {
      mode: slot.mode,
      minPlayers: String(slot.minPlayers),
      capacity: String(slot.capacity),
      w05: kept?.w05 ?? 'F',
      holes: slot.holes,
      reason: '',
    },
    words: { reason: 'day-manage.WHY_MISSING' },
    given: { slotIdx, version: kept?.version ?? 0 },
    input: ({ minPlayers, capacity }) => ({ minPlayers: Number(minPlayers), capacity: Number(capacity) }),
    reread: onDone,
    isOver,
  })
  const done = async () => {
    await onDone()
    onClose()
  }
  const numbers = PLAYERS.map((value) => ({ value, label: value }))
  return (
    <SidePanel title={t('desk.TEE_TIME', { time: slot.time, course })} onClose={onClose}>
      <ActForm
        form={form}
        label={t('day-manage.CHANGE_SLOT')}
        done={t('day-manage.CHANGED')}
        onDone={done}
        onBack={onClose}
      >
        <SelectField
          name="w05"
          label={t('template.W05')}
          options={WAYS_OF_SLOTS.map((value) => ({ value, label: t(`day-manage.WAY_OF_${value}`) }))}
        />
        <SelectField
          name="mode"
          label={t('template.MODE')}
          options={MODES.map((value) => ({ value, label: t(`template.MODE_${value}`) }))}
        />
        <SelectField name="minPlayers" label={t('template.MIN_PLAYERS')} options={numbers} />
        <SelectField name="capacity" label={t('template.CAPACITY')} options={numbers} />
        <SelectField
          name="holes"
          label={t('template.HOLES')}
          options={HOLES.map((value) => ({ value, label: value }))}
        />
        <TextField name="reason" label={t('day-manage.WHY')} />
        <p className={base.quiet}>{t('day-manage.UNTIL_AGAIN')}</p>
        <Refusal />
      </ActForm>
    </SidePanel>
  )
}
