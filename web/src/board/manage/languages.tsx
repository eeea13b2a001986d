import { Link } from 'react-router'
import { useCodes } from '../../code/use-codes'
import { useClub, useText } from '../../language/use-text'
import styles from './post.module.css'

interface Props {
  /** Address of the board's list. */
  path: string
  /** Left out for a new post that has no other language. */
  post?: { idx: number; lang: string; others: readonly { idx: number; lang: string }[] }
  shown: string
}

/** Leads to the same post in each language of the club, or to where it is added. */
export function Languages({ path, post, shown }: Props) {
  const t = useText()
  const { langs } = useClub()
  const { label } = useCodes('101')
  const there = new Map((post ? [post, ...post.others] : []).map(({ idx, lang }) => [lang, idx]))
  const other = post ? `other=${post.idx}&` : ''
  return (
    <nav aria-label={t('board.LANGUAGES')}>
      <ul className={styles.languages}>
        {langs.map((lang) => (
          <li key={lang}>
            <Link
              to={`${path}/${there.get(lang) ?? `new?${other}lang=${lang}`}`}
              aria-current={lang === shown ? 'page' : undefined}
            >
              {there.has(lang) || lang === shown ? label(lang) : `+ ${label(lang)}`}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
