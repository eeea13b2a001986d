import type { Context } from '../platform/context.ts'

interface Named {
  fileIdx: number
  name: string
  /** The file is private, or its owner is not published. */
  isPrivate?: boolean
}

/** Give a signed address, which expires after five minutes, only to callers who may see the owner of the file. */
export function fileUrl(
  { fileIdx, name, isPrivate }: Named,
  { files, clock }: Pick<Context, 'files' | 'clock'>,
): string {
  const path = `/hp/api/files/${fileIdx}/${encodeURIComponent(name)}`
  if (!isPrivate) return path
  const { exp, sig } = files.sign(fileIdx, name, clock.ms())
  return `${path}?exp=${exp}&sig=${sig}`
}
