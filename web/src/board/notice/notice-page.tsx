import { one } from '@clubhouse/contract/board/notice'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { rendering } from '../../api/page-source'
import { useFormat, useLanguage, useText } from '../../language/use-text'
import { PageHead } from '../../layouts/page-head'
import { Icon } from '../../ui/icon'
import { RichText } from '../../ui/rich-text'
import { NoticeFiles } from './notice-files'
import styles from './notice-page.module.css'

export const handle = { messages: ['notice'] }

const DESCRIPTION_LENGTH = 160
const NUMBER = /^[1-9]\d{0,14}$/

export async function loader({ context, params }: LoaderFunctionArgs) {
  if (!NUMBER.test(params.idx ?? '')) throw new Response(null, { status: 404 })
  const { call } = context.get(rendering).source
  return { notice: await call(one, { idx: Number(params.idx) }) }
}

/** One notice with its files, and the way to its neighbours. */
export default function NoticePage() {
  const t = useText()
  const format = useFormat()
  const { lang } = useLanguage()
  const { notice } = useLoaderData<typeof loader>()
  const { title, contents, openAt, files, imageUrl, prevIdx, nextIdx } = notice
  return (
    <main id="content" className={styles.page}>
      <PageHead title={title} description={plain(contents)} image={imageUrl} article={notice} />
      <Link to="/community" className={styles.back}>
        <Icon name="back" /> {t('notice.TO_LIST')}
      </Link>
      <article lang={notice.lang === lang ? undefined : notice.lang}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.date}>
          <time dateTime={openAt}>{format.day(format.dayOf(openAt), 'long')}</time>
        </p>
        {imageUrl && <img src={imageUrl} alt="" className={styles.image} />}
        <RichText html={contents} />
        <NoticeFiles files={files} />
      </article>
      {(prevIdx || nextIdx) && (
        <nav className={styles.neighbours} aria-label={t('notice.NEIGHBOURS')}>
          {prevIdx && (
            <Link to={`/community/notice/${prevIdx}`} rel="prev">
              <Icon name="back" /> {t('notice.PREVIOUS')}
            </Link>
          )}
          {nextIdx && (
            <Link to={`/community/notice/${nextIdx}`} rel="next" className={styles.next}>
              {t('notice.NEXT')} <Icon name="arrow" />
            </Link>
          )}
        </nav>
      )}
    </main>
  )
}

/** The beginning of the text, for search engines and link previews. */
function plain(html: string): string {
  const text = html.replace(/<[^>]*>/g, ' ').replace(/&nbsp;/g, ' ')
  return text.replace(/\s+/g, ' ').trim().slice(0, DESCRIPTION_LENGTH)
}
