import type { Notice } from '@clubhouse/contract/board/notice'
import { useFormat, useText } from '../language/use-text'
import { FileList } from '../ui/file-list'
import styles from './post-article.module.css'

export function PostFiles({ files }: { files: Notice['files'] }) {
  const t = useText()
  const { number } = useFormat()
  if (files.length === 0) return null
  return (
    <section className={styles.files} aria-labelledby="files">
      <h2 id="files" className={styles.filesTitle}>
        {t('community.FILES')}
      </h2>
      <FileList files={files} about={({ size }) => <span className={styles.size}>{readable(size, number)}</span>} />
    </section>
  )
}

function readable(bytes: number, number: (value: number) => string): string {
  return bytes < 1_000_000
    ? `${number(Math.max(1, Math.round(bytes / 1000)))} kB`
    : `${number(Math.round(bytes / 100_000) / 10)} MB`
}
