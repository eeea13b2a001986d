import type { InputOf } from '@clubhouse/contract/call'
import { members } from '@clubhouse/contract/reservation/desk/desk'
import { explain } from '@clubhouse/contract/reservation/rules/opening'
import { useState } from 'react'
import { serverNow } from '../../../../api/clock'
import { useCall } from '../../../../api/use-call'
import { useCodes } from '../../../../code/use-codes'
import { RefusalLine } from '../../../../form/refusal-line'
import { useForm } from '../../../../form/use-form'
import { useFormat, useText } from '../../../../language/use-text'
import office from '../../../../office/parts.module.css'
import { useMay } from '../../../../session/may'
import base from '../../../../ui/base.module.css'
import { Button } from '../../../../ui/button'
import { DateField } from '../../../../ui/form/date-field'
import { Form } from '../../../../ui/form/form'
import { SelectField } from '../../../../ui/form/select-field'
import { Loading } from '../../../../ui/loading'
import { SidePanel } from '../../../../ui/side-panel'
import { DeskMember } from '../../../desk/deed/desk-member'
import { Explained } from './explained'

type Asked = InputOf<typeof explain>

/** Why a member can or cannot book on a day. */
export function ExplainPanel({ onClose }: { onClose: () => void }) {
  const t = useText()
  const mayFind = useMay()(members)
  const [memberIdx, setMember] = useState<number>()
  const [asked, setAsked] = useState<Asked>()
  const choose = (chosen: number | undefined) => {
    setMember(chosen)
    setAsked(undefined)
  }
  return (
    <SidePanel title={t('opening.EXPLAIN')} onClose={onClose}>
      <div className={base.stack}>
        <p className={base.quiet}>{t('opening.EXPLAIN_LEAD')}</p>
        {mayFind ? <DeskMember memberIdx={memberIdx} onChoose={choose} /> : <p>{t('opening.EXPLAIN_NO_RIGHT')}</p>}
        {memberIdx !== undefined && <DayForm onAsked={(day) => setAsked({ memberIdx, ...day })} />}
        {asked && <Answer asked={asked} />}
      </div>
    </SidePanel>
  )
}

function DayForm({ onAsked }: { onAsked: (day: Omit<Asked, 'memberIdx'>) => void }) {
  const t = useText()
  const { dayOf } = useFormat()
  const today = dayOf(serverNow())
  const parts = useCodes('218').list.map(({ key, label }) => ({ value: key, label }))
  const form = useForm({
    call: explain,
    initial: { date: today, part: '' },
    words: { date: 'opening.DAY_MISSING' },
    send: async (_, { date, part }) => onAsked({ date: String(date), part: String(part) || undefined }),
  })
  return (
    <Form of={form} aria-label={t('opening.EXPLAIN')}>
      <div className={office.grid}>
        <DateField name="date" label={t('opening.DATE')} today={today} />
        <SelectField
          name="part"
          label={t('opening.PART')}
          options={[{ value: '', label: t('opening.ALL_DAY') }, ...parts]}
        />
      </div>
      <div>
        <Button type="submit" pending={form.pending}>
          {t('opening.EXPLAIN_NOW')}
        </Button>
      </div>
    </Form>
  )
}

function Answer({ asked }: { asked: Asked }) {
  const { data, error } = useCall(explain, asked)
  return (
    <div role="status">
      {data && <Explained {...data} />}
      {!data && !error && <Loading lines={5} />}
      {error && !data && <RefusalLine fail={error} />}
    </div>
  )
}
