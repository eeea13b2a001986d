import { courseRecord, LOOP_MINUTES_FIRST } from '@clubhouse/contract/reservation/sheet/course-manage'
import type { CallFail } from '../../../../api/call-fail'
import { DefaultNote } from '../../../../form/default-note'
import { RecordForm } from '../../../../form/record-form'
import { WordFields } from '../../../../form/word-fields'
import { useText } from '../../../../language/use-text'
import type { RecordFormProps } from '../../../../office/record-page'
import { ChoiceField } from '../../../../ui/form/choice-field'
import { SelectField } from '../../../../ui/form/select-field'
import { TextField } from '../../../../ui/form/text-field'
import { CardForm, type CourseWithCard } from './card-form'

const LOOPS = ['9', '18']

export function CourseForm({ row, ...props }: RecordFormProps<CourseWithCard>) {
  const t = useText()
  return (
    <>
      <RecordForm
        {...props}
        calls={courseRecord}
        row={row}
        begins={{ holes: '9', loopMinutes: String(LOOP_MINUTES_FIRST), isUse: true }}
        words={{ name: 'course-edit.NAME_MISSING', code: 'form.CODE_WRONG' }}
        blames={blamed}
        create={t('course-edit.CREATE')}
      >
        <WordFields name="name" label={(language) => t('course-edit.NAME_IN', { language })} />
        <TextField name="code" label={t('course-edit.CODE')} hint={t('course-edit.CODE_HINT')} spellCheck={false} />
        <SelectField
          name="holes"
          label={t('course-edit.HOLES')}
          options={LOOPS.map((value) => ({ value, label: value }))}
        />
        <div>
          <TextField name="loopMinutes" label={t('course-edit.LOOP_MINUTES')} hint={t('course-edit.LOOP_HINT')} />
          <DefaultNote name="loopMinutes" label={t('course-edit.LOOP_MINUTES')} value={String(LOOP_MINUTES_FIRST)} />
        </div>
        <TextField name="orderNo" label={t('course-edit.ORDER')} />
        <ChoiceField name="isUse" label={t('course-edit.USE')} />
      </RecordForm>
      {row && <CardForm {...props} course={row} />}
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
