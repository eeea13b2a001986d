import { type Faq, faqBoard } from '@clubhouse/contract/board/faq'
import { useCodes } from '../../../code/use-codes'
import { InLanguages } from '../../../form/in-languages'
import { useText } from '../../../language/use-text'
import { SelectField } from '../../../ui/form/select-field'
import { TextField } from '../../../ui/form/text-field'
import { RichText } from '../../../ui/rich-text'
import { useAskedPost } from '../../manage/asked-post'
import { ContentsField } from '../../manage/contents-field'
import { PlaceFields, PostForm } from '../../manage/post-form'
import { POST_MESSAGES, PostPage } from '../../manage/post-page'
import {
  fieldIn,
  fieldOfOwn,
  isSeen,
  useWritten,
  wordsBegin,
  wordsChecks,
  wordsIn,
  wordsInput,
} from '../../manage/written'

export const handle = { messages: ['faq', 'editor', ...POST_MESSAGES] }

const NAMES = { title: 'faq.QUESTION', contents: 'faq.ANSWER', category: 'faq.CATEGORY' } as const

/** One question in all languages of the club. */
export default function QuestionPage() {
  const t = useText()
  const { list: categories } = useCodes('768')
  const asked = useAskedPost(faqBoard.one)
  const written = useWritten<Faq>(asked)
  const { post, others } = written
  const { category = 'QUESTION', orderNo = 0 } = post ?? {}
  return (
    <PostPage
      {...{ noun: 'faq', calls: faqBoard, asked, title: post?.title }}
      shown={(version) => (
        <article lang={version.lang}>
          <h2>{version.title}</h2>
          <RichText html={version.contents} />
        </article>
      )}
    >
      <PostForm
        {...{ noun: 'faq', calls: faqBoard, names: NAMES, post, others, refresh: asked.refetch }}
        key={post?.idx}
        values={{
          ...{ category, orderNo: `${orderNo}` },
          ...wordsBegin(written, (one) => ({ title: one?.title ?? '', contents: one?.contents ?? '' })),
        }}
        checks={wordsChecks(written, { title: undefined, contents: isSeen })}
        fieldOf={fieldOfOwn(written, ['title', 'contents'])}
        more={(typed) => wordsInput(written, typed, (lang) => wordsIn(typed, lang))}
        beside={{
          place: (
            <PlaceFields archived={post?.state === 'ARCHIVED'}>
              <SelectField
                name="category"
                label={t('faq.CATEGORY')}
                options={categories.map(({ key, label }) => ({ value: key, label }))}
              />
            </PlaceFields>
          ),
        }}
      >
        <InLanguages isHeaded fields={(lang) => [fieldIn(lang, 'title'), fieldIn(lang, 'contents')]}>
          {(lang) => (
            <>
              <TextField name={fieldIn(lang, 'title')} label={t('faq.QUESTION')} lang={lang} />
              <ContentsField name={fieldIn(lang, 'contents')} label={t('faq.ANSWER')} lang={lang} />
            </>
          )}
        </InLanguages>
      </PostForm>
    </PostPage>
  )
}
