import type { BoardCalls } from '@clubhouse/contract/board/board'
import type { ReactNode } from 'react'
import type { TextKey } from '../../language/text-key'
import { useText } from '../../language/use-text'
import type { Values } from '../../ui/form/draft'
import type { Checks } from '../../ui/form/form-options'
import { TextField } from '../../ui/form/text-field'
import type { Article } from './article'
import { type AskedPost, useAskedPost } from './asked-post'
import { Beside } from './beside'
import { ContentsField } from './contents-field'
import { Languages } from './languages'
import { PICTURE_NAMES, PictureFields, pictureBegin, pictureCheck } from './picture-fields'
import { filesBegin, filesInput, PostFilesFields } from './post-files-fields'
import { PlaceFields, PostForm } from './post-form'
import { PostPage } from './post-page'
import { Preview } from './preview'
import { useWrittenIn } from './written-in'

interface Props<P> {
  /** Category of its texts, and its calls. */
  noun: string
  /** Last part of the address of its list, where that is not the category. */
  at?: string
  calls: Omit<BoardCalls, 'clone'>
  /** The article as visitors see it. */
  Shown: (props: { post: P }) => ReactNode
  /** Names and beginnings of the fields that only this board has. @param post undefined for a new one */
  names?: Readonly<Record<string, TextKey>>
  values?: (post: P | undefined) => Values
  checks?: Checks
  children?: ReactNode
}

const NAMES: Readonly<Record<string, TextKey>> = {
  title: 'post.TITLE',
  category: 'post.CATEGORY',
  contents: 'post.CONTENTS',
  image: 'board.PICTURE',
  files: 'community.FILES',
  ...PICTURE_NAMES,
}
/** What one language says for itself. */
const WRITTEN = ['title', 'contents', 'alt']
const CHECKS = pictureCheck('image')

/** Categories of texts of every such page. */
export const ARTICLE_MESSAGES = ['editor', 'community']

/** One post with a text, a picture and files in the back office. Decision 053. */
export function ArticlePage<P extends Article>({ noun, at = noun, calls, Shown, children, ...own }: Props<P>) {
  const t = useText()
  const asked = useAskedPost(calls.one)
  const [data, post] = [asked.data as P | undefined, asked.post as P | undefined]
  const lang = useWrittenIn(asked, post)
  const { title = '', contents = '' } = post ?? {}
  return (
    <PostPage
      {...{ noun, at, calls, title: post?.title }}
      asked={{ ...asked, post } as Omit<AskedPost, 'data' | 'post'> & { post: P | undefined }}
      above={<Languages path={`/ishm/board/${at}`} post={data} shown={lang} />}
      shown={(version) => <Shown post={version} />}
    >
      <PostForm
        {...{ noun, at, calls, post, checks: { ...CHECKS, ...own.checks }, refresh: asked.refetch }}
        key={post?.idx ?? lang}
        other={data}
        written={{ lang, fields: WRITTEN }}
        names={{ ...NAMES, ...own.names }}
        values={{
          title,
          contents,
          category: data?.category ?? '',
          ...filesBegin(post, data),
          ...pictureBegin(data?.picture, post),
          ...own.values?.(data),
        }}
        more={(typed) => ({ lang, otherIdx: post ? undefined : data?.idx, ...filesInput(typed, post, data) })}
        files={(typed) => [typed.image, typed.files].flatMap((list) => newFiles(list))}
      >
        {data && <Beside calls={calls} post={data} shown={lang} />}
        <TextField name="title" label={t('post.TITLE')} lang={lang} />
        <PlaceFields archived={post?.state === 'ARCHIVED'} isOrdered={false}>
          <TextField name="category" label={t('post.CATEGORY')} hint={t('board.CATEGORY_HINT')} />
        </PlaceFields>
        {children}
        <ContentsField label={t('post.CONTENTS')} lang={lang} />
        <PostFilesFields call={calls.create} post={post} other={data} />
        <PictureFields name="image" url={data?.imageUrl} lang={lang} />
        <Preview calls={calls} post={post} other={data} lang={lang} Shown={Shown} />
      </PostForm>
    </PostPage>
  )
}

const newFiles = (list: unknown): File[] => (list as unknown[]).filter((one) => one instanceof File)
