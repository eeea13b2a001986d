import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { rendering } from '../api/page-source'
import { useText } from '../language/use-text'
import { PageHead } from '../page/page-head'
import { Button } from '../ui/button'
import { Empty } from '../ui/empty'
import { PageHeader } from '../ui/page-header'
import styles from './course-page.module.css'
import { courseThing } from './course-thing'
import { HoleCard } from './hole-card'
import { readCourse } from './read-course'
import { Scorecard } from './scorecard'

export const handle = { messages: ['course', 'scorecard'] }

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { source, lang } = context.get(rendering)
  return readCourse(source, lang, url.searchParams.get('loop'))
}

export default function CoursePage() {
  const t = useText()
  const { loops, shown } = useLoaderData<typeof loader>()
  return (
    <main id="content">
      <PageHead title={t('scorecard.TITLE')} thing={import.meta.env.SSR && ((root) => courseThing(root, loops))} />
      <PageHeader title={t('scorecard.TITLE')} lead={t('scorecard.LEAD')} seed="greenhill">
        {shown && (
          <Button look="plain" onClick={() => print()}>
            {t('scorecard.PRINT')}
          </Button>
        )}
      </PageHeader>
      <div className={styles.body}>
        {!shown && <Empty title={t('scorecard.NONE')}>{t('scorecard.NONE_MORE')}</Empty>}
        {shown && (
          <nav className={styles.loops} aria-label={t('scorecard.LOOPS')}>
            {loops.map(({ code, name }) => (
              <Link
                key={code}
                to={`?loop=${code}`}
                preventScrollReset
                aria-current={code === shown.code ? 'page' : undefined}
              >
                {name}
              </Link>
            ))}
          </nav>
        )}
        {loops.map((loop) => (
          <Scorecard key={loop.code} loop={loop} isShown={loop.code === shown?.code} />
        ))}
        {shown && (
          <section className={styles.holes} aria-labelledby="holes">
            <h2 id="holes">{t('scorecard.HOLES_OF', { loop: shown.name })}</h2>
            <ol>
              {shown.holes.map((hole) => (
                <HoleCard key={hole.facts.no} hole={hole} loop={shown.name} />
              ))}
            </ol>
          </section>
        )}
      </div>
    </main>
  )
}
