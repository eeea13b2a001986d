import { faqBoard } from '@clubhouse/contract/board/faq'
import { useCodes } from '../../../code/use-codes'
import { useText } from '../../../language/use-text'
import { SelectField } from '../../../ui/form/select-field'
import { TextField } from '../../../ui/form/text-field'
import { RichText } from '../../../ui/rich-text'
import { useAskedPost } from '../../manage/asked-post'
import { ContentsField } from '../../manage/contents-field'
import { Languages } from '../../manage/languages'
import { PlaceFields, PostForm } from '../../manage/post-form'
import { POST_MESSAGES, PostPage } from '../../manage/post-page'
import { useWrittenIn } from '../../manage/written-in'

export const handle = { messages: ['faq', 'editor', ...POST_MESSAGES] }

const NAMES = { title: 'faq.QUESTION', contents: 'faq.ANSWER', category: 'faq.CATEGORY' } as const

/** One question in one of its languages. */
export default function QuestionPage() {
  const t = useText()
  const { list: categories } = useCodes('768')
  const asked = useAskedPost(faqBoard.one)
  const { data, post } = asked
  const lang = useWrittenIn(asked, post)
  const { category = 'QUESTION', orderNo = 0 } = data ?? {}
  return (
    <PostPage
      {...{ noun: 'faq', calls: faqBoard, asked, title: post?.title }}
      above={<Languages path="/ishm/board/faq" post={data} shown={lang} />}
      shown={(version) => (
        <article lang={version.lang}>
          <h2>{version.title}</h2>
          <RichText html={version.contents} />
        </article>
      )}
    >
      <PostForm
        {...{ noun: 'faq', calls: faqBoard, names: NAMES, post, refresh: asked.refetch }}
        key={post?.idx ?? lang}
        other={data}
        written={{ lang, fields: ['title', 'contents'] }}
        values={{ category, orderNo: `${orderNo}`, title: post?.title ?? '', contents: post?.contents ?? '' }}
        more={() => ({ lang, otherIdx: post ? undefined : data?.idx })}
      >
        <TextField name="title" label={t('faq.QUESTION')} lang={lang} />
        <PlaceFields archived={post?.state === 'ARCHIVED'}>
          <SelectField
            name="category"
            label={t('faq.CATEGORY')}
            options={categories.map(({ key, label }) => ({ value: key, label }))}
          />
        </PlaceFields>
        <ContentsField label={t('faq.ANSWER')} lang={lang} />
      </PostForm>
    </PostPage>
  )
}
