import type { Notice } from '@clubhouse/contract/board/notice'
import { MOST_FILES } from '@clubhouse/contract/board/post'
import type { Call } from '@clubhouse/contract/call'
import { useText } from '../../language/use-text'
import type { Values } from '../../ui/form/draft'
import { FilesField } from '../../ui/form/files-field'

/** The key of the saved picture; a post has one at most. */
export const PICTURE = 'picture'

type Filed = Pick<Notice, 'title' | 'imageUrl' | 'files'>

interface Props {
  call: Pick<Call, 'files'>
  post?: Filed
  /** The post itself, or the one in another language whose picture a new one takes. */
  other?: Filed
}

/** The picture of a post and the files beside it. */
export function PostFilesFields({ call, post, other }: Props) {
  const t = useText()
  const { accept, ...rules } = call.files!
  const pictures = accept.filter((type) => type.startsWith('image/'))
  const picture = other?.imageUrl
  return (
    <>
      <FilesField
        name="image"
        label={t('board.PICTURE')}
        rules={{ ...rules, accept: pictures, most: 1 }}
        saved={picture ? [{ key: PICTURE, name: t('board.PICTURE'), url: picture, isPicture: true }] : []}
        isOptional
      />
      <FilesField
        name="files"
        label={t('community.FILES')}
        rules={{ ...rules, accept, most: MOST_FILES }}
        saved={(post?.files ?? []).map(({ fileIdx, name, url, mime }) => ({
          key: String(fileIdx),
          name,
          url,
          isPicture: mime.startsWith('image/'),
        }))}
      />
    </>
  )
}

/** What both fields begin with. @param other the post itself, or the one in another language that a new one begins from */
export const filesBegin = (post: Filed | undefined, other: Filed | undefined): Values => ({
  image: other?.imageUrl ? [PICTURE] : [],
  files: (post?.files ?? []).map(({ fileIdx }) => String(fileIdx)),
})

/** What the input says of the files: which stay, and the use of each that is uploaded, the picture first. */
export function filesInput(
  { image, files }: Values,
  post: Filed | undefined,
  other: (Filed & { idx: number }) | undefined,
): object {
  const [pictures, beside] = [image, files] as [readonly (string | File)[], readonly (string | File)[]]
  const added = (list: readonly (string | File)[], use: 'image' | 'files') =>
    list.flatMap((one) => (one instanceof File ? [use] : []))
  const there = new Set(post?.files.map(({ fileIdx }) => String(fileIdx)))
  return {
    fileFor: [...added(pictures, 'image'), ...added(beside, 'files')],
    ...(!post && { pictureOf: takenFrom(pictures, other) }),
    ...(post && {
      keepFiles: beside.filter((one) => typeof one === 'string' && there.has(one)).map(Number),
      remove: post.imageUrl && pictures.length === 0 ? ['image'] : [],
    }),
  }
}

/** The number of the post whose picture a new one shows too, while no other is chosen. */
export const takenFrom = (
  pictures: readonly unknown[],
  other: { idx: number; imageUrl?: string | null } | undefined,
) => (other?.imageUrl && pictures.includes(PICTURE) ? other.idx : undefined)
