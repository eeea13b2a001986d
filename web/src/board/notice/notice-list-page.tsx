import { normal, top } from '@clubhouse/contract/board/notice'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { rendering } from '../../api/page-source'
import { useText } from '../../language/use-text'
import { PageHead } from '../../layouts/page-head'
import { Empty } from '../../ui/empty'
import { PageHeader } from '../../ui/page-header'
import { Pages } from '../../ui/pages'
import { NoticeLine } from './notice-line'
import styles from './notice-list-page.module.css'
import { NoticeSearch } from './notice-search'

export const handle = { messages: ['notice'] }

const SIZE = 15
const LONGEST_KEYWORD = 100

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { source, lang } = context.get(rendering)
  const { clubCode } = source.club
  const page = Math.max(1, Math.min(100_000, Math.trunc(Number(url.searchParams.get('page'))) || 1))
  const keyword = url.searchParams.get('keyword')?.trim().slice(0, LONGEST_KEYWORD) || undefined
  const [pinned, { list, total }] = await Promise.all([
    page === 1 && !keyword ? source.call(top, { clubCode, lang }) : [],
    source.call(normal, { clubCode, lang, page, size: SIZE, keyword, sort: '-openAt' }),
  ])
  return { pinned, list, total, page, keyword }
}

/** The notices: pinned ones first, then page by page. */
export default function NoticeListPage() {
  const t = useText()
  const { pinned, list, total, page, keyword } = useLoaderData<typeof loader>()
  return (
    <main id="content">
      <PageHead title={t('notice.TITLE')} />
      <PageHeader title={t('notice.TITLE')} lead={t('notice.LEAD')} seed="notices" />
      <div className={styles.body}>
        <NoticeSearch key={keyword} keyword={keyword} />
        {keyword && (
          <p role="status" className={styles.found}>
            {t('notice.FOUND', { count: total, keyword })}
          </p>
        )}
        {pinned.length + list.length > 0 ? (
          <ul className={styles.list}>
            {[...pinned, ...list].map((notice) => (
              <NoticeLine key={notice.idx} notice={notice} />
            ))}
          </ul>
        ) : (
          <Empty title={t(keyword ? 'notice.NOTHING_FOUND' : 'notice.EMPTY')}>
            {t(keyword ? 'notice.NOTHING_FOUND_HINT' : 'notice.EMPTY_HINT')}
          </Empty>
        )}
        <Pages page={page} pages={Math.ceil(total / SIZE)} />
      </div>
    </main>
  )
}
