import { type BannerEdit, update } from '@clubhouse/contract/board/banner'
import { Refusal } from '../../../form/refusal'
import { useForm } from '../../../form/use-form'
import { useText } from '../../../language/use-text'
import { useMay } from '../../../session/may'
import { Button } from '../../../ui/button'
import { toast } from '../../../ui/feedback/toast'
import { Form } from '../../../ui/form/form'
import forms from '../../../ui/form/form.module.css'
import { SelectField } from '../../../ui/form/select-field'
import { TextField } from '../../../ui/form/text-field'
import { STATES } from './banner-list'

interface Props {
  banner: BannerEdit
  refresh: () => Promise<unknown>
}

/** Status and order of a banner. A copy without dates and an archived one are not changed here. */
export function BannerForm({ banner, refresh }: Props) {
  const t = useText()
  const mayChange = useMay()(update)
  const { orderNo, state, startAt, endAt, layerFile: _, progress: __, ...given } = banner
  const form = useForm({
    call: update,
    saved: { orderNo: String(orderNo), state },
    given: { ...given, state: state as (typeof STATES)[number], orderNo, startAt: startAt ?? '', endAt: endAt ?? '' },
    refresh,
  })
  if (!startAt || !endAt || state === 'ARCHIVED') return null
  return (
    <Form
      of={form}
      className={forms.form}
      readOnly={!mayChange}
      onSaved={() => toast(t('banner.SAVED'), { type: 'success' })}
    >
      <SelectField
        name="state"
        label={t('banner.STATE')}
        options={STATES.map((value) => ({ value, label: t(`banner.STATE_${value}`) }))}
      />
      <TextField name="orderNo" label={t('banner.ORDER')} hint={t('banner.ORDER_HINT')} />
      <Refusal />
      {mayChange && (
        <Button type="submit" pending={form.pending}>
          {t('common.SAVE')}
        </Button>
      )}
    </Form>
  )
}
