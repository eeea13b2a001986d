import { check, type TemplateCheck } from '@clubhouse/contract/reservation/sheet/template'
import { useCall } from '../../../../api/use-call'
import { useCodes } from '../../../../code/use-codes'
import { useText } from '../../../../language/use-text'
import base from '../../../../ui/base.module.css'
import { useForms } from '../../../../ui/form/form'
import styles from './template.module.css'
import { type Course, fieldsIn, isComplete } from './template-values'

interface Props {
  courses: readonly Course[]
  templateIdx?: number
}

/** The starts that the form as it is typed would make, and what stands against it. */
export function TemplatePreview({ courses, templateIdx }: Props) {
  const t = useText()
  const [form] = useForms()
  const values = form!.values
  const isAsked = isComplete(values, courses)
  const fields = isAsked ? fieldsIn(values, courses) : undefined
  const input = { dayTypes: [], weekdays: [], from: '', to: '', parts: [], ...fields, name: '', templateIdx }
  const { data, error } = useCall(check, input, {
    enabled: isAsked,
    placeholderData: (previous) => previous,
  })
  return (
    <section className={styles.part} aria-labelledby="preview">
      <h2 id="preview">{t('template.PREVIEW')}</h2>
      <div role="status">
        {isAsked && data && !error ? (
          <Found found={data} courses={courses} />
        ) : (
          <p className={base.quiet}>{t(error ? 'template.ROUTES_WRONG' : 'template.PREVIEW_WAITS')}</p>
        )}
      </div>
    </section>
  )
}

function Found({ found, courses }: { found: TemplateCheck; courses: readonly Course[] }) {
  const t = useText()
  const { label } = useCodes('218')
  const named = (idx: number) => courses.find(({ courseIdx }) => courseIdx === idx)?.name ?? ''
  const hasConflict = found.collisions.length + found.others.length > 0
  return (
    <>
      <p>
        <b>{found.starts === 0 ? t('template.CLOSED_DAYS') : t('template.PREVIEW_ALL', { count: found.starts })}</b>
      </p>
      {found.parts.map(({ part, times, starts }) => (
        <div key={part}>
          <h3>{t('template.PREVIEW_PART', { part: label(part), count: starts })}</h3>
          <p className={styles.times}>{times.join('  ')}</p>
        </div>
      ))}
      {hasConflict ? (
        <ul className={styles.conflicts}>
          {found.collisions.map(({ courseIdx, first, second }) => (
            <li key={`${courseIdx} ${first.startTime} ${second.time} ${second.part}`}>
              {t('template.COLLISION', {
                course: named(courseIdx),
                start: first.startTime,
                first: first.time,
                second: second.time,
              })}
            </li>
          ))}
          {found.others.map(({ templateIdx, name }) => (
            <li key={templateIdx}>{t('template.OTHER', { name })}</li>
          ))}
        </ul>
      ) : (
        <p>{t('template.NO_CONFLICT')}</p>
      )}
    </>
  )
}
