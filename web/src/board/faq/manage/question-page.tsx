import { one } from '@clubhouse/contract/board/faq'
import { Link, useParams, useSearchParams } from 'react-router'
import { useCall } from '../../../api/use-call'
import { useClub, useLanguage, useText } from '../../../language/use-text'
import { PageHead } from '../../../page/page-head'
import { Empty } from '../../../ui/empty'
import { Icon } from '../../../ui/icon'
import { ListHead } from '../../../ui/list-head'
import { Loading } from '../../../ui/loading'
import { Wrong } from '../../../ui/wrong'
import { Languages } from './languages'
import styles from './question.module.css'
import { NEW_QUESTION, QuestionForm } from './question-form'

export const handle = { messages: ['faq', 'editor', 'form', 'site-info'] }

const NUMBER = /^[1-9]\d{0,14}$/

/** One question in one of its languages; `new` instead of a number begins another. */
export default function QuestionPage() {
  const t = useText()
  const { idx = '' } = useParams()
  const [query] = useSearchParams()
  const { lang: mine } = useLanguage()
  const { langs } = useClub()
  const isNew = idx === 'new'
  const asked = Number(isNew ? query.get('other') : NUMBER.test(idx) && idx) || undefined
  const { data, error, refetch } = useCall(one, { idx: asked ?? 1 }, { enabled: asked !== undefined, quiet: true })
  const wanted = query.get('lang') ?? ''
  const lang = langs.includes(wanted) ? wanted : mine
  const isMissing = error?.status === 404 || error?.status === 403 || (!isNew && asked === undefined)
  const { category, orderNo } = data ?? NEW_QUESTION
  return (
    <div className={styles.page}>
      <PageHead title={t('faq.TITLE')} />
      <Link to="/ishm/board/faq" className={styles.back}>
        <Icon name="back" /> {t('faq.SHOW_ALL')}
      </Link>
      <ListHead title={isNew ? t('faq.NEW') : (data?.title ?? t('faq.QUESTION'))} />
      {data && <Languages question={data} shown={isNew ? lang : data.lang} />}
      {isNew && (asked === undefined || data) && (
        <QuestionForm key={lang} initial={{ ...NEW_QUESTION, category, orderNo, lang }} otherIdx={asked} />
      )}
      {!isNew && data && <QuestionForm key={data.idx} question={data} refresh={refetch} />}
      {isMissing && <Empty title={t('faq.GONE')} />}
      {error && !isMissing && <Wrong requestId={error.requestId} retry={() => refetch()} />}
      {asked !== undefined && !data && !error && <Loading lines={8} />}
    </div>
  )
}
