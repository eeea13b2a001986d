import { useText } from '../language/use-text'
import styles from './guide-page.module.css'

interface Props {
  /** The headings in their order, with their ids. */
  parts: readonly { id: string; name: string }[]
}

/** Leads to each part of the guide, which is long on a phone. */
export function Contents({ parts }: Props) {
  const t = useText()
  return (
    <nav aria-label={t('guide.CONTENTS')} className={styles.contents}>
      <ul>
        {parts.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
