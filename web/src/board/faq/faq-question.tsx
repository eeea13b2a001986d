import { Link } from 'react-router'
import { useLanguage, useText } from '../../language/use-text'
import { RichText } from '../../ui/rich-text'
import styles from './faq-list.module.css'
import type { Question } from './read-faq'

export function FaqQuestion({ question, isOpened }: { question: Question; isOpened: boolean }) {
  const t = useText()
  const { lang } = useLanguage()
  const { idx, title, contents } = question
  return (
    <details
      id={`faq-${idx}`}
      open={isOpened}
      className={styles.question}
      lang={question.lang === lang ? undefined : question.lang}
    >
      <summary>{title}</summary>
      <div className={styles.answer}>
        <RichText html={contents} />
        <Link to={`/community?tab=faq&question=${idx}#faq-${idx}`} preventScrollReset className={styles.link}>
          {t('faq.LINK')}
        </Link>
      </div>
    </details>
  )
}
