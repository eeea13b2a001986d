import type { DataOf } from '@clubhouse/contract/call'
import { read, waive } from '@clubhouse/contract/reservation/sheet/waiver'
import { WEATHER_ALERTS, type WeatherAlert } from '@clubhouse/contract/weather'
import { useState } from 'react'
import { useCall } from '../../../../api/use-call'
import { useForm } from '../../../../form/use-form'
import { type Say, useFormat, useText } from '../../../../language/use-text'
import office from '../../../../office/parts.module.css'
import base from '../../../../ui/base.module.css'
import { Button } from '../../../../ui/button'
import { toast } from '../../../../ui/feedback/toast'
import { Form } from '../../../../ui/form/form'
import { SelectField } from '../../../../ui/form/select-field'
import { TextField } from '../../../../ui/form/text-field'
import { SidePanel } from '../../../../ui/side-panel'
import type { ManagerSheet } from '../../../desk/cell/desk-cell'
import styles from '../../../desk/deed/desk-panel.module.css'
import { DeskRefused } from '../../../desk/deed/desk-refused'
import { WaiverList } from './waiver-list'
import { minus } from './weather-words'

interface Props {
  sheet: ManagerSheet
  onClose: () => void
}

export default function WaiverPanel({ sheet, onClose }: Props) {
  const t = useText()
  const { day } = useFormat()
  const [saved, setSaved] = useState(0)
  const { refetch } = useCall(read, { date: sheet.date }, { _nop_: true })
  const done = () => {
    void refetch()
    setSaved(saved + 1)
  }
  return (
    <SidePanel title={`${t('desk.WAIVER')} · ${day(sheet.date)}`} onClose={onClose}>
      <div className={styles.booking}>
        <p className={base.quiet}>{t('desk.WAIVER_HINT')}</p>
        <WaiverForm key={saved} sheet={sheet} onSaved={done} />
        <WaiverList date={sheet.date} />
      </div>
    </SidePanel>
  )
}

/** What the waiver would do is counted before it is recorded. */
function WaiverForm({ sheet: { date, parts }, onSaved }: { sheet: ManagerSheet; onSaved: () => void }) {
  const t = useText()
  const form = useForm({
    call: waive,
    initial: { part: '', kind: 'RAIN', measured: '', reason: '' },
    words: { measured: 'desk.WAIVER_MEASURED_MISSING', reason: 'desk.WHY_MISSING' },
    given: { date },
    answered: ({ waived }) => toast(t('desk.WAIVER_DONE', { count: waived }), { type: 'success' }),
  })
  const part = String(form.values.part) || undefined
  const { data } = useCall(read, { date, part }, { _nop_: true })
  const weather = String(form.values.kind) as WeatherAlert
  return (
    <Form of={form} className={styles.act} onSaved={onSaved} aria-label={t('desk.WAIVER')}>
      <SelectField
        name="part"
        label={t('desk.WAIVER_PART')}
        options={[
          { value: '', label: t('desk.WAIVER_DAY') },
          ...parts.map((one) => ({ value: one.part, label: t(`tee-times.PART_${one.part}`) })),
        ]}
      />
      <SelectField
        name="kind"
        label={t('desk.WEATHER')}
        options={WEATHER_ALERTS.map((value) => ({ value, label: t(`desk.WEATHER_${value}`) }))}
      />
      <TextField name="measured" label={t('desk.WAIVER_MEASURED')} hint={data && hintOf(weather, data.limits, t)} />
      <TextField name="reason" label={t('desk.WHY')} />
      {data && (
        <p role="status" className={`${office.note} ${styles.cost}`}>
          {t('desk.WAIVER_PENALTIES', { count: data.penalties })} {t('desk.WAIVER_BOOKINGS', { count: data.bookings })}
        </p>
      )}
      <DeskRefused fail={form.fail} />
      <div className={base.buttons}>
        <Button type="submit" pending={form.pending}>
          {t('desk.WAIVER_NOW')}
        </Button>
      </div>
    </Form>
  )
}

type Limits = DataOf<typeof read>['limits']

const LIMIT_OF = {
  RAIN: 'rainFrom',
  SNOW: 'snowFrom',
  WIND: 'windFrom',
  COLD: 'coldFrom',
  HEAT: 'heatFrom',
} as const satisfies Partial<Record<WeatherAlert, keyof Limits>>

/** From which value the club waives. */
function hintOf(weather: WeatherAlert, limits: Limits, t: Say): string {
  if (weather === 'LIGHTNING') return t('desk.WEATHER_FROM_LIGHTNING')
  return t(`desk.WEATHER_FROM_${weather}`, { value: minus(limits[LIMIT_OF[weather]]) })
}
