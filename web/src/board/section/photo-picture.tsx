import type { PostPicture } from '@clubhouse/contract/board/post'
import { Picture } from '../../ui/picture'

/** The photo of a row, with its words, cut around its point. @param sizes how wide it is shown */
export function PhotoPicture({ photo, sizes }: { photo: PostPicture; sizes: string }) {
  const { alt, focusX, focusY } = photo
  return <Picture picture={photo} alt={alt} sizes={sizes} focus={`${focusX}% ${focusY}%`} />
}
