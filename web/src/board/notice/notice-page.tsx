import { one } from '@clubhouse/contract/board/notice'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { rendering } from '../../api/page-source'
import { useFormat, useText } from '../../language/use-text'
import { PageHead } from '../../page/page-head'
import { Time } from '../../ui/time'
import { beginning } from '../beginning'
import { PostArticle } from '../post-article'
import styles from './notice-page.module.css'

export const handle = { messages: ['notice', 'community'] }

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
  const { notice } = useLoaderData<typeof loader>()
  const { title, contents, openAt, imageUrl } = notice
  const words = {
    toList: t('notice.TO_LIST'),
    neighbours: t('notice.NEIGHBOURS'),
    previous: t('notice.PREVIOUS'),
    next: t('notice.NEXT'),
  }
  return (
    <main id="content" className={styles.page}>
      <PageHead title={title} description={beginning(contents)} image={imageUrl} article={notice} />
      <PostArticle post={notice} path="/community/notice" words={words}>
        <p className={styles.date}>
          <Time at={openAt}>{format.day(format.dayOf(openAt), 'long')}</Time>
        </p>
      </PostArticle>
    </main>
  )
}
