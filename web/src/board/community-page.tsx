import { Suspense } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { rendering } from '../api/page-source'
import { useText } from '../language/use-text'
import { PageHead } from '../page/page-head'
import { Loading } from '../ui/loading'
import { PageHeader } from '../ui/page-header'
import { part } from '../ui/part'
import styles from './community-page.module.css'
import { CommunityTabs } from './community-tabs'
import { EventList } from './event/event-list'
import { FaqList } from './faq/faq-list'
import { NoticeList } from './notice/notice-list'
import { PostSearch } from './post-search'
import { readCommunity } from './read-community'

export const handle = {
  messages: ['community', 'event', 'faq', 'notice', 'reference', 'lost-item', 'hof', 'fnb'],
}

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { source, lang } = context.get(rendering)
  return readCommunity(source, lang, url.searchParams)
}

// Visitors come for the news; the other tabs load when they are opened.
const ReferenceList = part(() => import('./reference/reference-list'))
const FoundList = part(() => import('./lost-item/found-list'))
const FeatList = part(() => import('./hof/feat-list'))
const DishList = part(() => import('./fnb-menu/dish-list'))
const FoundEverywhere = part(() => import('./found-everywhere'))

export default function CommunityPage() {
  const t = useText()
  const data = useLoaderData<typeof loader>()
  const { tab, news, faq, reference, lostItem, hof, fnb, found } = data
  return (
    <main id="content">
      <PageHead title={t('community.TITLE')} questions={faq?.groups.flatMap(({ questions }) => questions)} />
      <PageHeader title={t('community.TITLE')} lead={t('community.LEAD')} seed="notices" />
      <div className={styles.body}>
        <div className={styles.head}>
          <PostSearch key={found?.keyword} label={t('community.SEARCH_LABEL')} keyword={found?.keyword} />
          <CommunityTabs tab={tab} />
        </div>
        {news?.events && <EventList {...news.events} />}
        {news && <NoticeList {...news.notices} />}
        {faq && <FaqList {...faq} />}
        <Suspense fallback={<Loading lines={6} />}>
          {reference && <ReferenceList {...reference} />}
          {lostItem && <FoundList {...lostItem} />}
          {hof && <FeatList {...hof} />}
          {fnb && <DishList {...fnb} />}
          {found && <FoundEverywhere {...found} />}
        </Suspense>
      </div>
    </main>
  )
}
