import { Suspense } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { rendering } from '../api/page-source'
import { useLanguage, useText } from '../language/use-text'
import { PageHead } from '../page/page-head'
import { StructuredData } from '../page/structured-data'
import { Loading } from '../ui/loading'
import { PageHeader } from '../ui/page-header'
import { part } from '../ui/part'
import styles from './community-page.module.css'
import { CommunityTabs } from './community-tabs'
import { EventList } from './event/event-list'
import { FaqList } from './faq/faq-list'
import { thingOf } from './list-things'
import { NoticeList } from './notice/notice-list'
import { PostSearch } from './post-search'
import { readCommunity } from './read-community'

const OTHERS = ['event', 'faq', 'reference', 'lost-item', 'hof', 'fnb']
/** What the search finds beside the boards. */
const SITE = ['scorecard', 'guide', 'section-view']

/** The texts of the open tab; the search shows those of each, and of other pages. */
export const handle = {
  messages: (search: URLSearchParams) => {
    const tab = search.get('tab') ?? (search.has('events') ? 'event' : undefined)
    if (!tab && search.has('keyword')) return ['community', 'notice', ...OTHERS, ...SITE]
    return ['community', 'notice', ...(tab && OTHERS.includes(tab) ? [tab] : [])]
  },
}

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { source, lang } = context.get(rendering)
  return readCommunity(source, lang, url.searchParams)
}

// Visitors come for the news and their questions; the other tabs load when they are opened.
const ReferenceList = part(() => import('./reference/reference-list'))
const FoundList = part(() => import('./lost-item/found-list'))
const FeatList = part(() => import('./hof/feat-list'))
const DishList = part(() => import('./fnb-menu/dish-list'))
const FoundEverywhere = part(() => import('./found-everywhere'))

const FEEDS = ['notice', 'event'] as const

export default function CommunityPage() {
  const t = useText()
  const { lang } = useLanguage()
  const data = useLoaderData<typeof loader>()
  const { tab, notice, event, faq, reference, lostItem, hof, fnb, found } = data
  const title = t(found ? 'common.SEARCH' : 'community.TITLE')
  const { keyword } = (found ?? notice ?? event ?? faq ?? reference ?? lostItem ?? hof ?? fnb)!
  return (
    <main id="content">
      <PageHead title={title} hidden={found !== undefined} />
      {/* Posts tell what they are on their own pages. */}
      {tab && tab !== 'notice' && tab !== 'event' && <StructuredData thing={import.meta.env.SSR && thingOf(data)} />}
      {FEEDS.filter((noun) => data[noun]).map((noun) => (
        <link
          key={noun}
          rel="alternate"
          type="application/rss+xml"
          title={t(`${noun}.TITLE`)}
          href={`/${noun}.rss?lang=${lang}`}
        />
      ))}
      <PageHeader title={title} lead={found ? undefined : t('community.LEAD')} seed="notices" />
      <div className={styles.body}>
        <div className={styles.head}>
          <PostSearch keyword={keyword} tab={tab} />
          <CommunityTabs tab={tab} />
        </div>
        {notice && <NoticeList {...notice} />}
        {event && <EventList {...event} />}
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
