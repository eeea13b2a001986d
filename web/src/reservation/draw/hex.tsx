import styles from './draw.module.css'

/** A hash or another text for machines, which may break at any character. */
export const Hex = ({ text }: { text: string }) => <span className={styles.hex}>{text}</span>
