import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { rendering } from '../api/page-source'
import { useText } from '../language/use-text'
import { PageHead } from '../page/page-head'
import { PageHeader } from '../ui/page-header'
import styles from './community-page.module.css'
import { CommunityTabs } from './community-tabs'
import { EventList } from './event/event-list'
import { FaqList } from './faq/faq-list'
import { readFaq } from './faq/read-faq'
import { NoticeList } from './notice/notice-list'
import { readNews } from './read-news'

export const handle = { messages: ['community', 'event', 'faq', 'notice'] }

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { source, lang } = context.get(rendering)
  const search = url.searchParams
  return search.get('tab') === 'faq'
    ? { faq: await readFaq(source, lang, search) }
    : { news: await readNews(source, lang, search) }
}

export default function CommunityPage() {
  const t = useText()
  const { news, faq } = useLoaderData<typeof loader>()
  return (
    <main id="content">
      <PageHead title={t('community.TITLE')} />
      <PageHeader title={t('community.TITLE')} lead={t('community.LEAD')} seed="notices" />
      <div className={styles.body}>
        <CommunityTabs tab={faq ? 'faq' : 'news'} />
        {news?.events && <EventList {...news.events} />}
        {news && <NoticeList {...news.notices} />}
        {faq && <FaqList {...faq} />}
      </div>
    </main>
  )
}
