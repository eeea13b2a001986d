import type { Notice } from '@clubhouse/contract/board/notice'
import { MOST_FILES } from '@clubhouse/contract/board/post'
import type { Call } from '@clubhouse/contract/call'
import { useText } from '../../language/use-text'
import type { Values } from '../../ui/form/draft'
import { FilesField } from '../../ui/form/files-field'

/** The key of the saved picture; a post has one at most. */
const PICTURE = 'picture'

type Filed = Pick<Notice, 'title' | 'imageUrl' | 'files'>

interface Props {
  call: Pick<Call, 'files'>
  post?: Filed
}

/** The picture of a post and the files beside it. */
export function PostFilesFields({ call, post }: Props) {
  const t = useText()
  const { accept, ...rules } = call.files!
  const pictures = accept.filter((type) => type.startsWith('image/'))
  const picture = post?.imageUrl
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

/** What both fields begin with. */
export const filesBegin = (post: Filed | undefined): Values => ({
  image: post?.imageUrl ? [PICTURE] : [],
  files: (post?.files ?? []).map(({ fileIdx }) => String(fileIdx)),
})

/** What the input says of the files: which stay, and the use of each that is uploaded, the picture first. */
export function filesInput({ image, files }: Values, post: Filed | undefined): object {
  const [pictures, beside] = [image, files] as [readonly (string | File)[], readonly (string | File)[]]
  const added = (list: readonly (string | File)[], use: 'image' | 'files') =>
    list.flatMap((one) => (one instanceof File ? [use] : []))
  const there = new Set(post?.files.map(({ fileIdx }) => String(fileIdx)))
  return {
    fileFor: [...added(pictures, 'image'), ...added(beside, 'files')],
    ...(post && {
      keepFiles: beside.filter((one) => typeof one === 'string' && there.has(one)).map(Number),
      remove: post.imageUrl && pictures.length === 0 ? ['image'] : [],
    }),
  }
}
