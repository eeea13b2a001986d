import type { BoardCalls } from '@clubhouse/contract/board/board'
import type { ReactNode } from 'react'
import { InLanguages } from '../../form/in-languages'
import type { TextKey } from '../../language/text-key'
import { useText } from '../../language/use-text'
import type { Values } from '../../ui/form/draft'
import type { Checks } from '../../ui/form/form-options'
import { TextField } from '../../ui/form/text-field'
import type { Article } from './article'
import { type AskedPost, useAskedPost } from './asked-post'
import { ContentsField } from './contents-field'
import { focusBegin, PICTURE_NAMES, PictureFields, pictureCheck } from './picture-fields'
import { filesBegin, filesInput, filesOf, keptIn, PICTURE, PictureField, PostFilesField } from './post-files-fields'
import { PlaceFields, PostForm } from './post-form'
import { PostPage } from './post-page'
import { Preview } from './preview'
import { begun, fieldIn, fieldOfOwn, isSeen, useWritten, wordsBegin, wordsChecks, wordsIn, wordsInput } from './written'

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
const altIn = (lang: string) => fieldIn(lang, 'alt')

/** Categories of texts of every such page. */
export const ARTICLE_MESSAGES = ['editor', 'community']

/** One post with a text, a picture and files in the back office, in all languages of the club. Decision 053, decision 148. */
export function ArticlePage<P extends Article>({ noun, at = noun, calls, Shown, children, ...own }: Props<P>) {
  const t = useText()
  const asked = useAskedPost(calls.one)
  const written = useWritten<P>(asked)
  const { post, others, langs, saved } = written
  const said = (typed: Values) => (lang: string) => {
    const { title, contents, alt } = wordsIn(typed, lang)
    return { title, contents, alt, ...keptIn(written, typed, lang) }
  }
  return (
    <PostPage
      {...{ noun, at, calls, title: post?.title }}
      asked={{ ...asked, post } as Omit<AskedPost, 'post' | 'others'> & { post: P | undefined }}
      shown={(version) => <Shown post={version} />}
    >
      <PostForm
        {...{ noun, at, calls, post, others, refresh: asked.refetch }}
        key={post?.idx}
        names={{ ...NAMES, ...own.names }}
        values={{
          category: post?.category ?? '',
          image: post?.imageUrl ? [PICTURE] : [],
          ...focusBegin(post?.picture),
          ...wordsBegin(written, (one) => ({
            title: one?.title ?? '',
            contents: one?.contents ?? '',
            alt: one?.picture?.alt ?? '',
            ...filesBegin(one),
          })),
          ...own.values?.(post),
        }}
        checks={{
          ...wordsChecks(written, { title: undefined, contents: isSeen }),
          ...pictureCheck('image', (typed) => begun(written, typed).map(altIn), langs.map(altIn)),
          ...own.checks,
        }}
        fieldOf={fieldOfOwn(written, ['title', 'contents'])}
        more={(typed) => ({ ...wordsInput(written, typed, said(typed)), ...filesInput(written, typed) })}
        files={(typed) => filesOf(written, typed)}
        beside={{
          place: (
            <PlaceFields archived={post?.state === 'ARCHIVED'} isOrdered={false}>
              <TextField name="category" label={t('post.CATEGORY')} hint={t('board.CATEGORY_HINT')} />
            </PlaceFields>
          ),
          picture: (
            <>
              <PictureField call={calls.create} post={post} />
              <PictureFields name="image" url={post?.imageUrl} altIn={altIn} />
            </>
          ),
          preview: <Preview written={written} Shown={Shown} />,
        }}
      >
        <InLanguages isHeaded fields={(lang) => [fieldIn(lang, 'title'), fieldIn(lang, 'contents')]}>
          {(lang) => (
            <>
              <TextField name={fieldIn(lang, 'title')} label={t('post.TITLE')} lang={lang} />
              <ContentsField name={fieldIn(lang, 'contents')} label={t('post.CONTENTS')} lang={lang} />
              <PostFilesField call={calls.create} post={saved[lang]} lang={lang} />
            </>
          )}
        </InLanguages>
        {children}
      </PostForm>
    </PostPage>
  )
}
