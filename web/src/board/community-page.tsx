import { normal, top } from '@clubhouse/contract/board/notice'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { rendering } from '../api/page-source'
import { useText } from '../language/use-text'
import { PageHead } from '../page/page-head'
import { PageHeader } from '../ui/page-header'
import styles from './community-page.module.css'
import { EventList } from './event/event-list'
import { readEvents } from './event/read-events'
import { NoticeList } from './notice/notice-list'

export const handle = { messages: ['community', 'event', 'notice'] }

const SIZE = 15
const LONGEST_KEYWORD = 100

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { source, lang } = context.get(rendering)
  const { clubCode } = source.club
  const page = Math.max(1, Math.min(100_000, Math.trunc(Number(url.searchParams.get('page'))) || 1))
  const keyword = url.searchParams.get('keyword')?.trim().slice(0, LONGEST_KEYWORD) || undefined
  const isFirst = page === 1 && !keyword
  const [events, pinned, { list, total }] = await Promise.all([
    isFirst ? readEvents(source, lang, url.searchParams) : undefined,
    isFirst ? source.call(top, { clubCode, lang }) : [],
    source.call(normal, { clubCode, lang, page, size: SIZE, keyword, sort: '-openAt' }),
  ])
  return { events, notices: { notices: [...pinned, ...list], total, page, pages: Math.ceil(total / SIZE), keyword } }
}

/** What goes on at the club: its events, and its notices page by page. */
export default function CommunityPage() {
  const t = useText()
  const { events, notices } = useLoaderData<typeof loader>()
  return (
    <main id="content">
      <PageHead title={t('community.TITLE')} />
      <PageHeader title={t('community.TITLE')} lead={t('community.LEAD')} seed="notices" />
      <div className={styles.body}>
        {events && <EventList {...events} />}
        <NoticeList {...notices} />
      </div>
    </main>
  )
}
