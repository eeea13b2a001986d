import { one } from '@clubhouse/contract/board/event'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { rendering } from '../../api/page-source'
import { useText } from '../../language/use-text'
import { PageHead } from '../../page/page-head'
import { beginning } from '../beginning'
import { PostArticle } from '../post-article'
import { EventDays } from './event-days'
import { EventLink } from './event-link'
import styles from './event-page.module.css'
import { EventStage } from './event-stage'

export const handle = { messages: ['event', 'community'] }

const NUMBER = /^[1-9]\d{0,14}$/

export async function loader({ context, params }: LoaderFunctionArgs) {
  if (!NUMBER.test(params.idx ?? '')) throw new Response(null, { status: 404 })
  const { call } = context.get(rendering).source
  return { event: await call(one, { idx: Number(params.idx) }) }
}

/** One event: when and where it is, whether it is over, its picture and files, and the way to its neighbours. */
export default function EventPage() {
  const t = useText()
  const { event } = useLoaderData<typeof loader>()
  const { title, contents, imageUrl, place, link, stage } = event
  const words = {
    toList: t('event.TO_LIST'),
    neighbours: t('event.NEIGHBOURS'),
    previous: t('event.PREVIOUS'),
    next: t('event.NEXT'),
  }
  return (
    <main id="content" className={styles.page}>
      <PageHead title={title} description={beginning(contents)} image={imageUrl} event={event} />
      <PostArticle post={event} path="/community/event" words={words}>
        <div className={styles.facts}>
          <EventStage stage={stage} />
          <dl className={styles.rows}>
            <dt>{t('event.WHEN')}</dt>
            <dd>
              <EventDays event={event} />
            </dd>
            {place && (
              <>
                <dt>{t('event.WHERE')}</dt>
                <dd>{place}</dd>
              </>
            )}
          </dl>
          {link && (
            <p className={styles.link}>
              <EventLink link={link} />
            </p>
          )}
        </div>
      </PostArticle>
    </main>
  )
}
