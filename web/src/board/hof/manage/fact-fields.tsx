import { HOF_KINDS } from '@clubhouse/contract/board/hof'
import { cards } from '@clubhouse/contract/reservation/sheet/course'
import { useEffect } from 'react'
import { useCall } from '../../../api/use-call'
import { useClub, useLanguage, useText } from '../../../language/use-text'
import { DateField } from '../../../ui/form/date-field'
import { useField } from '../../../ui/form/form'
import forms from '../../../ui/form/form.module.css'
import { SelectField } from '../../../ui/form/select-field'
import { TextField } from '../../../ui/form/text-field'

/** What was done, when, where and with what. */
export function FactFields({ today }: { today: string }) {
  const t = useText()
  const { clubCode } = useClub()
  const { lang } = useLanguage()
  const course = useField('courseIdx')
  const { data = [] } = useCall(cards, { clubCode, lang })
  const first = data[0]?.courseIdx
  useEffect(() => {
    if (course.value === '' && first !== undefined) course.type(String(first))
  }, [first])
  return (
    <>
      <SelectField
        name="kind"
        label={t('hof-edit.KIND')}
        options={HOF_KINDS.map((value) => ({ value, label: t(`hof.KIND_${value}`) }))}
      />
      <div className={forms.pair}>
        <DateField name="date" label={t('hof-edit.DATE')} today={today} />
        <SelectField
          name="courseIdx"
          label={t('hof-edit.COURSE')}
          options={data.map(({ courseIdx, name }) => ({ value: String(courseIdx), label: name }))}
        />
        <TextField name="hole" label={t('hof-edit.HOLE')} inputMode="numeric" />
        <TextField name="distance" label={t('hof-edit.DISTANCE')} inputMode="numeric" />
        <TextField name="club" label={t('hof-edit.CLUB')} />
        <TextField name="ball" label={t('hof-edit.BALL')} />
      </div>
    </>
  )
}
