import type { Faq } from '@clubhouse/contract/board/faq'
import { Link } from 'react-router'
import { useCodes } from '../../../code/use-codes'
import { useClub, useText } from '../../../language/use-text'
import styles from './languages.module.css'

export function Languages({ question, shown }: { question: Faq; shown: string }) {
  const t = useText()
  const { langs } = useClub()
  const { label } = useCodes('101')
  const there = new Map([question, ...question.others].map(({ idx, lang }) => [lang, idx]))
  return (
    <nav aria-label={t('faq.LANGUAGES')}>
      <ul className={styles.languages}>
        {langs.map((lang) => (
          <li key={lang}>
            <Link
              to={`/ishm/board/faq/${there.get(lang) ?? `new?other=${question.idx}&lang=${lang}`}`}
              aria-current={lang === shown ? 'page' : undefined}
            >
              {there.has(lang) ? label(lang) : `+ ${label(lang)}`}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
