import type { InputOf } from '@clubhouse/contract/call'
import type { get } from '@clubhouse/contract/file'

/** The input of the call for a file at an address that the product answered: an element or a link sends no session. */
export function fileAt(url: string): InputOf<typeof get> {
  const { pathname, searchParams } = new URL(url, location.origin)
  const [fileIdx, name] = pathname.split('/').slice(-2) as [string, string]
  const { exp, sig } = Object.fromEntries(searchParams)
  return { fileIdx: Number(fileIdx), name: decodeURIComponent(name), sig, ...(exp && { exp: Number(exp) }) }
}
