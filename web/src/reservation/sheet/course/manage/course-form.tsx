import { LOOP_MINUTES_FIRST } from '@clubhouse/contract/reservation/sheet/course-manage'
import type { CallFail } from '../../../../api/call-fail'
import { RecordField } from '../../../../form/record-field'
import { RecordForm } from '../../../../form/record-form'
import { useText } from '../../../../language/use-text'
import type { RecordFormProps } from '../../../../office/record-page'
import { SelectField } from '../../../../ui/form/select-field'
import { CardForm, type CourseWithCard } from './card-form'

const LOOPS = ['9', '18']

export function CourseForm(props: RecordFormProps<CourseWithCard>) {
  const t = useText()
  return (
    <>
      <RecordForm
        {...props}
        begins={{ holes: '9', isUse: true }}
        words={{ name: 'course-edit.NAME_MISSING', code: 'form.CODE_WRONG' }}
        blames={blamed}
      >
        <RecordField name="name" label="course-edit.NAME_IN" />
        <RecordField name="code" hint="course-edit.CODE_HINT" spellCheck={false} />
        <SelectField
          name="holes"
          label={t('course-edit.HOLES')}
          options={LOOPS.map((value) => ({ value, label: value }))}
        />
        <RecordField name="loopMinutes" hint="course-edit.LOOP_HINT" first={String(LOOP_MINUTES_FIRST)} />
        <RecordField name="orderNo" />
        <RecordField name="isUse" />
      </RecordForm>
      {props.row && <CardForm {...props} course={props.row} />}
    </>
  )
}

const FIELDS = {
  'sheet-day': { loopMinutes: 'course-edit.DAYS_MADE' },
  template: { isUse: 'course-edit.STILL_USED' },
  'course-hole': { holes: 'course-edit.HOLES_ENTERED' },
} as const

/** Says of which field it is that something else uses the course. */
function blamed({ code, msgVar }: CallFail) {
  if (code !== 'IN_USE') return undefined
  const where = String(msgVar?.where) as keyof typeof FIELDS
  return FIELDS[where] ?? { code: 'course-edit.CODE_TAKEN' as const }
}
