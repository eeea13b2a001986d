import styles from './draw.module.css'

/** Names and values, one a line. A line without a value is left out. */
export function Lines({ rows }: { rows: readonly (readonly [name: string, value: string | false])[] }) {
  return (
    <dl className={styles.lines}>
      {rows.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
