import { type Event, eventBoard } from '@clubhouse/contract/board/event'
import { serverNow } from '../../../api/clock'
import { useFormat, useText } from '../../../language/use-text'
import office from '../../../office/parts.module.css'
import { DateField } from '../../../ui/form/date-field'
import type { Values } from '../../../ui/form/draft'
import { TextField } from '../../../ui/form/text-field'
import type { Article } from '../../manage/article'
import { ARTICLE_MESSAGES, ArticlePage } from '../../manage/article-page'
import { POST_MESSAGES } from '../../manage/post-page'
import { PostArticle } from '../../post-article'
import { EventFacts } from '../event-facts'

export const handle = { messages: ['event', ...ARTICLE_MESSAGES, ...POST_MESSAGES] }

const NAMES = {
  startDate: 'post.START_DATE',
  endDate: 'post.END_DATE',
  place: 'event.WHERE',
  link: 'post.LINK',
} as const

export default function EventPage() {
  return (
    <ArticlePage<Event & Article>
      {...{ noun: 'event', calls: eventBoard, Shown, names: NAMES }}
      values={(post) => ({
        startDate: post?.startDate ?? '',
        endDate: post?.endDate ?? '',
        place: post?.place ?? '',
        link: post?.link ?? '',
      })}
      checks={{ endDate: isEarly }}
    >
      <EventFields />
    </ArticlePage>
  )
}

const isEarly = ({ startDate, endDate }: Values) =>
  startDate && endDate && endDate < startDate ? 'event.END_EARLY' : undefined

function EventFields() {
  const t = useText()
  const { dayOf } = useFormat()
  const today = dayOf(serverNow())
  return (
    <>
      <div className={office.grid}>
        <DateField name="startDate" label={t('post.START_DATE')} today={today} />
        <DateField name="endDate" label={t('post.END_DATE')} today={today} />
      </div>
      <div className={office.grid}>
        <TextField name="place" label={t('event.WHERE')} />
        <TextField name="link" label={t('post.LINK')} hint={t('board.LINK_HINT')} />
      </div>
    </>
  )
}

function Shown({ post }: { post: Event }) {
  return (
    <PostArticle noun="event" post={post}>
      <EventFacts event={post} />
    </PostArticle>
  )
}
