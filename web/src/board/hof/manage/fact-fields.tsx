import { cards } from '@clubhouse/contract/reservation/sheet/course'
import { useEffect } from 'react'
import { useCall } from '../../../api/use-call'
import { RecordField } from '../../../form/record-field'
import { useClub, useLanguage, useText } from '../../../language/use-text'
import { useField } from '../../../ui/form/form'
import forms from '../../../ui/form/form.module.css'
import { SelectField } from '../../../ui/form/select-field'

/** What was done, when, where and with what. */
export function FactFields() {
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
      <RecordField name="kind" />
      <div className={forms.pair}>
        <RecordField name="date" />
        <SelectField
          name="courseIdx"
          label={t('hof-edit.COURSE')}
          options={data.map(({ courseIdx, name }) => ({ value: String(courseIdx), label: name }))}
        />
        <RecordField name="hole" />
        <RecordField name="distance" />
        <RecordField name="club" />
        <RecordField name="ball" />
      </div>
    </>
  )
}
