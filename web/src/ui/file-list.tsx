import type { ReactNode } from 'react'
import { Icon } from './icon'

interface Named {
  fileIdx: number
  name: string
  url: string
}

interface Props<F extends Named> {
  files: readonly F[]
  className?: string
  /** What stands behind a file, such as its size. */
  about?: (file: F) => ReactNode
}

/** Files to download. */
export function FileList<F extends Named>({ files, className, about }: Props<F>) {
  return (
    <ul className={className}>
      {files.map((file) => (
        <li key={file.fileIdx}>
          <a href={file.url} download={file.name}>
            <Icon name="file" /> {file.name}
          </a>
          {about && <> {about(file)}</>}
        </li>
      ))}
    </ul>
  )
}
