import type { DataOf } from '@clubhouse/contract/call'
import { change, create, DAY_TYPES, type one } from '@clubhouse/contract/reservation/sheet/template'
import { useCodes } from '../../../../code/use-codes'
import { SaveBar } from '../../../../form/save-bar'
import { useForm } from '../../../../form/use-form'
import { useOwnLanguages } from '../../../../form/use-own-languages'
import { WordFields, wordsIn, wordValues } from '../../../../form/word-fields'
import { useText } from '../../../../language/use-text'
import record from '../../../../office/record-form.module.css'
import { ChoiceField } from '../../../../ui/form/choice-field'
import { Form } from '../../../../ui/form/form'
import { RadioField } from '../../../../ui/form/radio-field'
import { TextField } from '../../../../ui/form/text-field'
import { fieldName } from './field-name'
import { PartFields } from './part-fields'
import styles from './template.module.css'
import { TemplatePreview } from './template-preview'
import { type Course, checksOf, fieldsIn, PARTS, valuesOf } from './template-values'

interface Props {
  /** Those in use. */
  courses: readonly Course[]
  /** Left out for a new one. */
  of?: DataOf<typeof one>
  readOnly?: boolean
  refresh?: () => Promise<unknown>
  onSaved: (templateIdx: number) => void
}

export function TemplateForm({ courses, of, readOnly, refresh, onSaved }: Props) {
  const t = useText()
  const { others } = useOwnLanguages()
  const types = useCodes('HDE')
  const weekdays = useCodes('Z53')
  const template = of?.template
  const values = { ...wordValues(['name'], others, template), ...valuesOf(courses, template, of?.parts) }
  let saved = template?.templateIdx ?? 0
  const form = useForm({
    call: template ? change : create,
    ...(template ? { saved: values } : { initial: values }),
    words: {
      name: 'template.NAME_MISSING',
      dayTypes: 'template.CHOOSE_ONE',
      weekdays: 'template.CHOOSE_ONE',
      from: 'template.DAY_WRONG',
      to: 'template.DAY_WRONG',
    },
    checks: checksOf(courses),
    blames: ({ status, msgDetail }) => {
      if (status !== 400 || !msgDetail) return undefined
      return msgDetail === 'parts.routes' ? routesBlamed(courses) : { [msgDetail]: 'template.DAY_WRONG' as const }
    },
    ...(template && { given: { templateIdx: template.templateIdx, version: template.version } }),
    input: (all) => ({ ...wordsIn(['name'], others, all), ...fieldsIn(all, courses) }),
    answered: ({ templateIdx }) => {
      saved = templateIdx
    },
    refresh,
  })
  const done = () => {
    if (!template) form.discard()
    onSaved(saved)
  }
  return (
    <Form of={form} className={styles.form} readOnly={readOnly} onSaved={done}>
      <div className={record.row}>
        <WordFields name="name" label={(language) => t('template.NAME_IN', { language })} />
      </div>
      <div className={record.row}>
        <TextField name="from" label={t('template.FROM')} hint={t('template.SEASON_HINT')} />
        <TextField name="to" label={t('template.TO')} />
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
      <ChoiceField name="isUse" label={t('template.USE')} />
      {PARTS.map((no) => (
        <PartFields key={no} no={no} courses={courses} />
      ))}
      <TemplatePreview courses={courses} templateIdx={template?.templateIdx} />
      <SaveBar nameOf={(field) => fieldName(t, field)} />
    </Form>
  )
}

const routesBlamed = (courses: readonly Course[]) =>
  Object.fromEntries(PARTS.map((no) => [`turn ${no} ${courses[0]?.courseIdx}`, 'template.ROUTES_WRONG' as const]))
