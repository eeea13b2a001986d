import type { Notice } from '@clubhouse/contract/board/notice'
import { useFormat, useText } from '../language/use-text'
import { Icon } from '../ui/icon'
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
      <ul>
        {files.map(({ fileIdx, name, size, url }) => (
          <li key={fileIdx}>
            <a href={url} download={name}>
              <Icon name="file" /> {name}
            </a>{' '}
            <span className={styles.size}>{readable(size, number)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function readable(bytes: number, number: (value: number) => string): string {
  return bytes < 1_000_000
    ? `${number(Math.max(1, Math.round(bytes / 1000)))} kB`
    : `${number(Math.round(bytes / 100_000) / 10)} MB`
}
