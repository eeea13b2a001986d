import styles from './icon.module.css'

/** A drawing like an icon, of a single page: the others need not load it. */
export const LineDrawing = ({ path }: { path: string }) => (
  <svg className={styles.icon} width={20} height={20} viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
)
