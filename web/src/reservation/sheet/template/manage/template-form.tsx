import {
  DAY_TYPES,
  type Template,
  type TemplatePart,
  templateRecord,
} from '@clubhouse/contract/reservation/sheet/template'
import { useCodes } from '../../../../code/use-codes'
import { RecordField } from '../../../../form/record-field'
import { RecordForm } from '../../../../form/record-form'
import { SaveBar } from '../../../../form/save-bar'
import { useFormat, useText } from '../../../../language/use-text'
import office from '../../../../office/parts.module.css'
import type { RecordFormProps } from '../../../../office/record-page'
import base from '../../../../ui/base.module.css'
import { ChoiceField } from '../../../../ui/form/choice-field'
import { DayOfYearField } from '../../../../ui/form/day-of-year-field'
import { useField } from '../../../../ui/form/form'
import { RadioField } from '../../../../ui/form/radio-field'
import { fieldName } from './field-name'
import { PartFields } from './part-fields'
import styles from './template.module.css'
import { TemplatePreview } from './template-preview'
import { CLOSED, type Course, checksOf, fieldsIn, PARTS, valuesOf } from './template-values'

interface Props extends Omit<RecordFormProps<Template>, 'calls'> {
  /** Those in use. */
  courses: readonly Course[]
  parts?: readonly TemplatePart[]
}

export function TemplateForm({ courses, parts, ...props }: Props) {
  const t = useText()
  const { dayOfYear } = useFormat()
  const types = useCodes('HDE')
  const weekdays = useCodes('Z53')
  return (
    <RecordForm
      {...props}
      calls={templateRecord}
      begins={{ from: '01-01', to: '12-31' }}
      more={valuesOf(courses, props.row, parts)}
      input={(values) => fieldsIn(values, courses)}
      words={{
        name: 'template.NAME_MISSING',
        dayTypes: 'template.CHOOSE_ONE',
        weekdays: 'template.CHOOSE_ONE',
        from: 'template.DAY_WRONG',
        to: 'template.DAY_WRONG',
      }}
      checks={checksOf(courses)}
      blames={({ status, msgDetail }) => {
        if (status !== 400 || !msgDetail) return undefined
        return msgDetail === 'parts.routes' ? routesBlamed(courses) : { [msgDetail]: 'template.DAY_WRONG' as const }
      }}
      className={styles.form}
      foot={<SaveBar nameOf={(field) => fieldName(t, field)} />}
    >
      <div className={office.grid}>
        <RecordField name="name" label="template.NAME_IN" />
      </div>
      {/* Of both fields: in one of them it would push that one down. */}
      <p className={base.quiet}>{t('template.SEASON_HINT', { from: dayOfYear('10-01'), to: dayOfYear('03-31') })}</p>
      <div className={office.grid}>
        <DayOfYearField name="from" label={t('template.FROM')} />
        <DayOfYearField name="to" label={t('template.TO')} />
      </div>
      <RadioField
        name="dayTypes"
        legend={t('template.DAY_TYPES')}
        className={styles.choices}
        options={DAY_TYPES.map((value) => ({ value, label: types.label(value) }))}
      />
      <RadioField
        name="weekdays"
        legend={t('template.WEEKDAYS')}
        className={styles.choices}
        options={weekdays.list.map(({ key, label }) => ({ value: key, label }))}
      />
      <RecordField name="isUse" />
      <Parts courses={courses} />
      <TemplatePreview courses={courses} templateIdx={props.row?.templateIdx} />
    </RecordForm>
  )
}

function Parts({ courses }: Pick<Props, 'courses'>) {
  const t = useText()
  const { value: isClosed } = useField(CLOSED)
  return (
    <>
      <ChoiceField name={CLOSED} label={t('template.CLOSED')} />
      {isClosed && <p className={base.quiet}>{t('template.CLOSED_HINT')}</p>}
      {!isClosed && PARTS.map((no) => <PartFields key={no} no={no} courses={courses} />)}
    </>
  )
}

const routesBlamed = (courses: readonly Course[]) =>
  Object.fromEntries(PARTS.map((no) => [`turn ${no} ${courses[0]?.courseIdx}`, 'template.ROUTES_WRONG' as const]))
