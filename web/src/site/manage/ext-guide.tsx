import { Link } from 'react-router'
import { useRootHere } from '../../api/root-data'
import { useText } from '../../language/use-text'
import { PageHead } from '../../page/page-head'
import styles from './ext-guide.module.css'

interface Props {
  engine: 'GOOGLE' | 'NAVER'
  /** Where the club adds its site. */
  console: string
}

const STEPS = [1, 2, 3, 4, 5] as const

/** How a club proves to a search engine that the site is its own. */
export function ExtGuide({ engine, console }: Props) {
  const t = useText()
  const root = useRootHere()
  const title = t(`ext-info.GUIDE_${engine}`)
  return (
    <article className={styles.guide}>
      <PageHead title={title} hidden />
      <h1>{title}</h1>
      <p>{t('ext-info.GUIDE_LEAD')}</p>
      <ol>
        {STEPS.map((step) => (
          <li key={step}>{t(`ext-info.${engine}_${step}`, { site: root?.publicUrl ?? '' })}</li>
        ))}
      </ol>
      <p>
        <a href={console} target="_blank" rel="noreferrer">
          {t('ext-info.CONSOLE')}
        </a>
      </p>
      <p>
        <Link to="/ishm/site/ext-info">{t('ext-info.BACK')}</Link>
      </p>
    </article>
  )
}
