import type { Context } from '../platform/context.ts'

interface Named {
  fileIdx: number
  name: string
  isPrivate?: boolean
}

/** Where a file is fetched. The address of a private one is signed and holds for five minutes. */
export function fileUrl(
  { fileIdx, name, isPrivate }: Named,
  { files, clock }: Pick<Context, 'files' | 'clock'>,
): string {
  const path = `/hp/api/files/${fileIdx}/${encodeURIComponent(name)}`
  if (!isPrivate) return path
  const { exp, sig } = files.sign(fileIdx, name, clock.ms())
  return `${path}?exp=${exp}&sig=${sig}`
}
