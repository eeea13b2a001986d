import type { RefObject } from 'react'

interface Props {
  ref: RefObject<HTMLInputElement | null>
  /** Media types, separated by commas. */
  accept: string
  multiple?: boolean
  choose: (files: File[]) => void
}

/** A button opens it by `ref`. The same file can be chosen again after it was removed. */
export function FileInput({ ref, accept, multiple = false, choose }: Props) {
  return (
    <input
      ref={ref}
      type="file"
      accept={accept}
      multiple={multiple}
      hidden
      onChange={({ target }) => {
        choose([...(target.files ?? [])])
        target.value = ''
      }}
    />
  )
}
