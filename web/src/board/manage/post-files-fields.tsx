import type { Notice } from '@clubhouse/contract/board/notice'
import { MOST_FILES } from '@clubhouse/contract/board/post'
import type { Call } from '@clubhouse/contract/call'
import { useText } from '../../language/use-text'
import type { Values } from '../../ui/form/draft'
import { FilesField } from '../../ui/form/files-field'
import { begun, fieldIn, type Written } from './written'

/** The key of the saved picture; a post has one at most. */
export const PICTURE = 'picture'

type Filed = Pick<Notice, 'lang' | 'imageUrl' | 'files'> & { version: number }
type FilesOf = Pick<Call, 'files'>

/** The picture of a post, in all its languages. */
export function PictureField({ call, post }: { call: FilesOf; post?: Filed }) {
  const t = useText()
  const { accept, ...rules } = call.files!
  const pictures = accept.filter((type) => type.startsWith('image/'))
  const picture = post?.imageUrl
  return (
    <FilesField
      name="image"
      label={t('board.PICTURE')}
      rules={{ ...rules, accept: pictures, most: 1 }}
      saved={picture ? [{ key: PICTURE, name: t('board.PICTURE'), url: picture, isPicture: true }] : []}
      isOptional
    />
  )
}

/** The files beside a post in one of its languages. */
export function PostFilesField({ call, post, lang }: { call: FilesOf; post?: Filed; lang: string }) {
  const t = useText()
  return (
    <FilesField
      name={fieldIn(lang, 'files')}
      label={t('community.FILES')}
      rules={{ ...call.files!, most: MOST_FILES }}
      saved={(post?.files ?? []).map(({ fileIdx, name, url, mime }) => ({
        key: String(fileIdx),
        name,
        url,
        isPicture: mime.startsWith('image/'),
      }))}
    />
  )
}

export const filesBegin = (post: Filed | undefined): Values => ({
  files: (post?.files ?? []).map(({ fileIdx }) => String(fileIdx)),
})

type FileList = readonly (string | File)[]
const listIn = (typed: Values, field: string) => typed[field] as FileList
const newIn = (list: FileList) => list.filter((one): one is File => one instanceof File)

/** The new files, the picture first, then those of each language. */
export const filesOf = (written: Written<Filed>, typed: Values): File[] => [
  ...newIn(listIn(typed, 'image')),
  ...begun(written, typed).flatMap((lang) => newIn(listIn(typed, fieldIn(lang, 'files')))),
]

/** What the input says of the files: the use and the language of each that is uploaded, and whether the picture goes. */
export function filesInput(written: Written<Filed>, typed: Values): object {
  const { post } = written
  const langs = begun(written, typed)
  const image = listIn(typed, 'image')
  const uploaded = [
    ...newIn(image).map(() => ['image', langs[0]!] as const),
    ...langs.flatMap((lang) => newIn(listIn(typed, fieldIn(lang, 'files'))).map(() => ['files', lang] as const)),
  ]
  return {
    fileFor: uploaded.map(([use]) => use),
    fileIn: uploaded.map(([, lang]) => lang),
    ...(post && { remove: post.imageUrl && image.length === 0 ? ['image'] : [] }),
  }
}

/** The saved files that a language keeps. */
export function keptIn({ saved }: Written<Filed>, typed: Values, lang: string): object {
  const there = new Set(saved[lang]?.files.map(({ fileIdx }) => String(fileIdx)))
  const kept = listIn(typed, fieldIn(lang, 'files')).filter((one) => typeof one === 'string' && there.has(one))
  return saved[lang] ? { keepFiles: kept.map(Number) } : {}
}
