import styles from './icon.module.css'

/** A drawing like an icon, of a single page: the others need not load it. @param size in CSS pixels */
export const LineDrawing = ({ path, size = 20 }: { path: string; size?: number }) => (
  <svg className={styles.icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
)
