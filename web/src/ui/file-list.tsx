import type { ReactNode } from 'react'
import { Button } from './button'
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
  /** Fetches a file that only a session may read, which a link does not send. */
  open?: (file: F) => Promise<void>
}

/** Files to download. */
export function FileList<F extends Named>({ files, className, about, open }: Props<F>) {
  return (
    <ul className={className}>
      {files.map((file) => (
        <li key={file.fileIdx}>
          {open ? (
            <Button look="bare" size="small" onClick={() => open(file)}>
              <Icon name="file" /> {file.name}
            </Button>
          ) : (
            <a href={file.url} download={file.name}>
              <Icon name="file" /> {file.name}
            </a>
          )}
          {about && <> {about(file)}</>}
        </li>
      ))}
    </ul>
  )
}
