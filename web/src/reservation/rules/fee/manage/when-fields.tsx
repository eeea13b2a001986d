import { serverNow } from '../../../../api/clock'
import { useCodes } from '../../../../code/use-codes'
import { DefaultNote } from '../../../../form/default-note'
import { useFormat, useText } from '../../../../language/use-text'
import office from '../../../../office/parts.module.css'
import { DateField } from '../../../../ui/form/date-field'
import { SelectField } from '../../../../ui/form/select-field'

interface Props {
  /** Words of the choice of both classes of days, where it can be made. */
  everyDay?: string
}

/** When a price holds: class of days, part of the day, first and last day of play. */
export function WhenFields({ everyDay }: Props) {
  const t = useText()
  const { dayOf } = useFormat()
  const { list } = useCodes('218')
  const today = dayOf(serverNow())
  const classes = (['WEEKDAY', 'WEEKEND'] as const).map((value) => ({ value, label: t(`fee.CLASS_${value}`) }))
  const parts = list.map(({ key, label }) => ({ value: key, label }))
  return (
    <>
      <div className={office.grid}>
        <SelectField
          name="dayClass"
          label={t('fee.DAY_CLASS')}
          options={everyDay ? [{ value: '', label: everyDay }, ...classes] : classes}
        />
        <div>
          <SelectField name="part" label={t('fee.PART')} options={[{ value: '', label: t('fee.ALL_DAY') }, ...parts]} />
          <DefaultNote name="part" label={t('fee.PART')} value="" shown={t('fee.ALL_DAY')} />
        </div>
      </div>
      <div className={office.grid}>
        <DateField name="from" label={t('fee.FROM')} today={today} />
        <div>
          <DateField name="to" label={t('fee.TO_OPTIONAL')} today={today} />
          <DefaultNote name="to" label={t('fee.TO')} value="" shown={t('fee.NO_END')} />
        </div>
      </div>
    </>
  )
}
