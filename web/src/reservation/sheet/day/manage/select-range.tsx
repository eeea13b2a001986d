import { readTime } from '@clubhouse/contract/format/read-typed'
import { useState } from 'react'
import { useText } from '../../../../language/use-text'
import { Button } from '../../../../ui/button'
import { Field } from '../../../../ui/field'
import { Select } from '../../../../ui/form/select'
import type { ManagerSheet } from '../../../desk/cell/desk-cell'
import styles from './days.module.css'
import { fromTo } from './selection'

interface Props {
  sheet: ManagerSheet
  onSelect: (slotIdx: number[]) => void
}

/** Selects tee times by typing: from a time to a time, on one course or on all. */
export function SelectRange({ sheet, onSelect }: Props) {
  const t = useText()
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const [course, setCourse] = useState('')
  const times = { from: readTime(from) ?? '', to: readTime(to) ?? '' }
  const select = () => onSelect(fromTo(sheet.slots, { ...times, courseIdx: Number(course) || undefined }))
  return (
    <form
      className={styles.typed}
      aria-label={t('day-manage.SELECT')}
      onSubmit={(event) => {
        event.preventDefault()
        select()
      }}
    >
      <TimeInput label={t('day-manage.FROM_TIME')} value={from} onType={setFrom} />
      <TimeInput label={t('day-manage.TO_TIME')} value={to} onType={setTo} />
      <Select
        label={t('day-manage.COURSE')}
        value={course}
        onChange={({ target }) => setCourse(target.value)}
        options={[
          { value: '', label: t('day-manage.ALL_COURSES') },
          ...sheet.courses.map(({ courseIdx, name }) => ({ value: String(courseIdx), label: name })),
        ]}
      />
      <Button type="submit" look="plain">
        {t('day-manage.SELECT')}
      </Button>
    </form>
  )
}

interface TimeProps {
  label: string
  value: string
  onType: (typed: string) => void
}

/** A time of 24 hours as elsewhere: `630` is 06:30. */
const TimeInput = ({ label, value, onType }: TimeProps) => (
  <Field
    label={label}
    inputMode="numeric"
    size={6}
    autoComplete="off"
    placeholder="06:30"
    value={value}
    onChange={({ target }) => onType(target.value)}
    onBlur={() => onType(readTime(value) ?? value)}
  />
)
