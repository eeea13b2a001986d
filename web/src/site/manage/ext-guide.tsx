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

/** How a club proves to a search engine that the site is its own. */
export function ExtGuide({ engine, console }: Props) {
  const t = useText()
  const root = useRootHere()
  const steps = [
    `ext-info.${engine}_1`,
    `ext-info.${engine}_2`,
    'ext-info.STEP_TAG',
    'ext-info.STEP_PASTE',
    `ext-info.${engine}_5`,
  ] as const
  const title = t(`ext-info.GUIDE_${engine}`)
  return (
    <article className={styles.guide}>
      <PageHead title={title} hidden />
      <h1>{title}</h1>
      <p>{t('ext-info.GUIDE_LEAD')}</p>
      <ol>
        {steps.map((step) => (
          <li key={step}>{t(step, { site: root?.publicUrl ?? '' })}</li>
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
