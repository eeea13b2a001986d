import { useFormat } from '../language/use-text'
import styles from './segments.module.css'

interface Props<V extends string> {
  label: string
  views: readonly { value: V; label: string; count?: number }[]
  value: V
  onChange: (value: V) => void
}

/** What a page shows, or a list contains, as a bar of buttons. A value of a form is `Segmented`. */
export function Views<V extends string>({ label, views, value, onChange }: Props<V>) {
  const { number } = useFormat()
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are no fields of a form
    <div className={styles.bar} role="group" aria-label={label}>
      {views.map((view) => (
        <button
          key={view.value}
          type="button"
          className={styles.part}
          aria-pressed={view.value === value}
          onClick={() => onChange(view.value)}
        >
          {view.label}
          {view.count !== undefined && (
            <>
              {' '}
              <b>{number(view.count)}</b>
            </>
          )}
        </button>
      ))}
    </div>
  )
}
