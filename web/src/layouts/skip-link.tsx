import { useText } from '../language/use-text'
import styles from './frame.module.css'

export function SkipLink() {
  const t = useText()
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to a place, and a link is what people expect of it
    <a
      className={styles.skip}
      href="#content"
      onClick={(event) => {
        event.preventDefault()
        const content = document.getElementById('content')
        content?.setAttribute('tabindex', '-1')
        content?.focus()
      }}
    >
      {t('site.SKIP')}
    </a>
  )
}
