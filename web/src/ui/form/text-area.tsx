import { type TextareaHTMLAttributes, useId } from 'react'
import field from '../field.module.css'
import { Labelled, type Labels, labelledBy } from '../labelled'
import styles from './text-area.module.css'

/** Labelled room for several lines; it grows with what is typed where the browser can do that. */
export function TextArea({ label, hint, error, ...area }: Labels & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const id = useId()
  const labels = { label, hint, error }
  return (
    <Labelled id={id} {...labels}>
      <textarea rows={2} {...area} {...labelledBy(id, labels)} className={`${field.input} ${styles.area}`} />
    </Labelled>
  )
}
