import type { Editor } from '@tiptap/core'
import { useRef, useState } from 'react'
import { isImage } from '../form/file-type'

/** Uploads a picture. @returns its URL; undefined after a failure, which was shown */
export type AddPicture = (file: File) => Promise<string | undefined>

const picturesOf = (data: DataTransfer | null) => [...(data?.files ?? [])].filter(isImage)

/** Dropped, pasted or chosen pictures: uploaded first, then inserted. */
export function usePictures(addPicture: AddPicture) {
  const editor = useRef<Editor>(null)
  const [pending, setPending] = useState(0)

  async function add(files: readonly File[], at?: number) {
    for (const file of files) {
      setPending((count) => count + 1)
      const src = await addPicture(file).finally(() => setPending((count) => count - 1))
      if (!src) continue
      const chain = editor.current?.chain().focus()
      const picture = { type: 'image', attrs: { src, alt: '' } }
      if (at === undefined) chain?.insertContent(picture).run()
      else chain?.insertContentAt(at, picture).run()
    }
  }

  /** True when there were pictures, which prevents the browser's default. */
  const take = (data: DataTransfer | null, at?: number) => {
    const files = picturesOf(data)
    if (files.length > 0) void add(files, at)
    return files.length > 0
  }
  return { editor, add, take, isPending: pending > 0 }
}
