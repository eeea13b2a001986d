import type { Context } from '../platform/context.ts'

interface Named {
  fileIdx: number
  name: string
  /** Not everyone may have it now: it is private, or what owns it is not published. */
  isPrivate?: boolean
}

/**
 * Where a file is fetched. The address of one that not everyone may have is signed and holds for five minutes: give it
 * only to who may see what owns the file.
 */
export function fileUrl(
  { fileIdx, name, isPrivate }: Named,
  { files, clock }: Pick<Context, 'files' | 'clock'>,
): string {
  const path = `/hp/api/files/${fileIdx}/${encodeURIComponent(name)}`
  if (!isPrivate) return path
  const { exp, sig } = files.sign(fileIdx, name, clock.ms())
  return `${path}?exp=${exp}&sig=${sig}`
}
