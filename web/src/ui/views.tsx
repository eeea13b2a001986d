import styles from './views.module.css'

interface Props<V extends string> {
  label: string
  views: readonly { value: V; label: string }[]
  value: V
  onChange: (value: V) => void
}

export function Views<V extends string>({ label, views, value, onChange }: Props<V>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are no fields of a form
    <div className={styles.views} role="group" aria-label={label}>
      {views.map((view) => (
        <button key={view.value} type="button" aria-pressed={view.value === value} onClick={() => onChange(view.value)}>
          {view.label}
        </button>
      ))}
    </div>
  )
}
