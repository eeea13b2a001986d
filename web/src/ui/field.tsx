import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import styles from './field.module.css'
import { Labelled, type Labels, labelledBy } from './labelled'

interface Props extends Labels, InputHTMLAttributes<HTMLInputElement> {
  /** A button that belongs to it, beside it. */
  beside?: ReactNode
}

/** A labelled input; its error is below it and announced with it. */
export function Field({ label, hint, error, beside, ...input }: Props) {
  const id = useId()
  const labels = { label, hint, error }
  const line = <input {...input} {...labelledBy(id, labels)} className={styles.input} />
  return (
    <Labelled id={id} {...labels}>
      {beside ? (
        <div className={styles.line}>
          {line}
          {beside}
        </div>
      ) : (
        line
      )}
    </Labelled>
  )
}
