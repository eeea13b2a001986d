import { useFormat, useText } from '../../../language/use-text'
import { Button } from '../../../ui/button'
import { Select } from '../../../ui/form/select'
import { SelectField } from '../../../ui/form/select-field'
import type { FormModel } from '../../../ui/form/use-form'
import { useDrawnCourses } from '../../sheet/course/use-drawn-courses'
import styles from '../draw.module.css'
import { type AboutDraw, coursesOf, lineField, timesOf, withIdeal } from './entry-values'

interface Props {
  no: number
  form: FormModel
  about: AboutDraw
  date: string
  onRemove?: () => void
}

/** One wish: a course or any, the ideal time, and the first and the last that will do. */
export function WishLine({ no, form, about, date, onRemove }: Props) {
  const t = useText()
  const { number } = useFormat()
  const times = timesOf(about, date)
  const courseIdxs = coursesOf(about, date)
  const courses = useDrawnCourses(date)
  const options = times.map((time) => ({ value: time, label: time }))
  const line = { no: number(no + 1) }
  const choose = (ideal: string) => {
    for (const [field, value] of Object.entries(withIdeal(form.values, no, ideal, times))) form.type(field, value)
  }
  return (
    <fieldset className={styles.line}>
      <legend>{t('draw.LINE', line)}</legend>
      <div className={styles.fields}>
        <Select
          name={lineField(no, 'ideal')}
          label={t('draw.IDEAL')}
          options={options}
          value={String(form.values[lineField(no, 'ideal')])}
          onChange={({ target }) => choose(target.value)}
        />
        <SelectField name={lineField(no, 'earliest')} label={t('draw.EARLIEST')} options={options} />
        <SelectField name={lineField(no, 'latest')} label={t('draw.LATEST')} options={options} />
        {courseIdxs.length > 1 && (
          <SelectField
            name={lineField(no, 'course')}
            label={t('draw.COURSE')}
            options={[
              { value: '', label: t('draw.ANY_COURSE') },
              ...courseIdxs.map((idx) => ({
                value: String(idx),
                label: courses.find(({ courseIdx }) => courseIdx === idx)?.name ?? String(idx),
              })),
            ]}
          />
        )}
      </div>
      {onRemove && (
        <Button look="bare" size="small" onClick={onRemove}>
          {t('draw.REMOVE_LINE', line)}
        </Button>
      )}
    </fieldset>
  )
}
