import type { Faq } from '@clubhouse/contract/board/faq'
import { Link } from 'react-router'
import { useLanguage, useText } from '../../language/use-text'
import { Icon } from '../../ui/icon'
import { RichText } from '../../ui/rich-text'
import styles from './faq-list.module.css'

export function FaqQuestion({ question, isOpened }: { question: Faq; isOpened: boolean }) {
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
      <summary>
        {title} <Icon name="down" />
      </summary>
      <div className={styles.answer}>
        <RichText html={contents} />
        <Link to={`/community?tab=faq&question=${idx}#faq-${idx}`} preventScrollReset className={styles.link}>
          {t('faq.LINK')}
        </Link>
      </div>
    </details>
  )
}
