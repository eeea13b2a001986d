import type { RefObject } from 'react'
import { acceptOf } from './file-type'

interface Props {
  ref: RefObject<HTMLInputElement | null>
  /** Media types. */
  accept: readonly string[]
  multiple?: boolean
  choose: (files: File[]) => void
}

/** A button opens it by `ref`. The same file can be chosen again after it was removed. */
export function FileInput({ ref, accept, multiple = false, choose }: Props) {
  return (
    <input
      ref={ref}
      type="file"
      accept={acceptOf(accept)}
      multiple={multiple}
      hidden
      onChange={({ target }) => {
        choose([...(target.files ?? [])])
        target.value = ''
      }}
    />
  )
}
