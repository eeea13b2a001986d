import {
  change,
  create,
  LOOP_MINUTES_FIRST,
  type ManagedCourse,
} from '@clubhouse/contract/reservation/sheet/course-manage'
import type { CallFail } from '../../../../api/call-fail'
import { ask } from '../../../../api/transport'
import { DefaultNote } from '../../../../form/default-note'
import { NameFields, namesIn, nameValues } from '../../../../form/name-fields'
import { RecordSave } from '../../../../form/record-save'
import { useForm } from '../../../../form/use-form'
import { useOwnLanguages } from '../../../../form/use-own-languages'
import { useText } from '../../../../language/use-text'
import { ChoiceField } from '../../../../ui/form/choice-field'
import { Form } from '../../../../ui/form/form'
import { SelectField } from '../../../../ui/form/select-field'
import { TextField } from '../../../../ui/form/text-field'

interface Props {
  /** Left out for a new one. */
  course?: ManagedCourse
  readOnly?: boolean
  refresh?: () => Promise<unknown>
  onSaved: () => void
}

const LOOPS = ['9', '18']

export function CourseForm({ course, readOnly, refresh, onSaved }: Props) {
  const t = useText()
  const { others } = useOwnLanguages()
  const values = {
    ...nameValues(others, course),
    code: course?.code ?? '',
    holes: String(course?.holes ?? 9),
    loopMinutes: String(course?.loopMinutes ?? LOOP_MINUTES_FIRST),
    orderNo: course ? String(course.orderNo) : '',
    isUse: course?.isUse ?? true,
  }
  const form = useForm({
    call: course ? change : create,
    ...(course ? { saved: values } : { initial: values }),
    words: { name: 'course-edit.NAME_MISSING', code: 'form.CODE_WRONG' },
    blames: blamed,
    send: (_, all) => {
      const fields = {
        ...namesIn(others, all),
        code: String(all.code),
        holes: Number(all.holes),
        loopMinutes: Number(all.loopMinutes),
        orderNo: all.orderNo === '' ? undefined : Number(all.orderNo),
        isUse: Boolean(all.isUse),
      }
      if (!course) return ask(create, fields, { quiet: true })
      return ask(change, { ...fields, courseIdx: course.courseIdx, version: course.version }, { quiet: true })
    },
    refresh,
  })
  return (
    <Form of={form} readOnly={readOnly} onSaved={onSaved}>
      <NameFields label={(language) => t('course-edit.NAME_IN', { language })} />
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
      <RecordSave form={form} isNew={!course} create={t('course-edit.CREATE')} readOnly={readOnly} />
    </Form>
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
