import { fileUrl } from '../../file/address.ts'
import type { Context } from '../../platform/context.ts'

/** A picture of ours in a text, as `cleanHtml` writes it. */
const PICTURE = /(<img [^>]*?src=")\/hp\/api\/files\/(\d+)\/([^"?]+)(?:\?[^"]*)?"/g

/** Finds the pictures named in the fields of a form, and removes some of them. */
export interface Pictures {
  named(fields: Readonly<Record<string, unknown>>): number[]
  without(fields: Readonly<Record<string, unknown>>, gone: ReadonlySet<number>): object
}

/** Of the boards whose posts have one text. */
export const OF_CONTENTS: Pictures = {
  named: ({ contents }) => (typeof contents === 'string' ? picturesIn(contents) : []),
  without: ({ contents }, gone) => (typeof contents === 'string' ? { contents: withoutPictures(contents, gone) } : {}),
}

export function picturesIn(html: string): number[] {
  return [...new Set([...html.matchAll(PICTURE)].map(([, , idx]) => Number(idx)))]
}

export function withoutPictures(html: string, gone: ReadonlySet<number>): string {
  return html.replace(/<img [^>]*?src="\/hp\/api\/files\/(\d+)\/[^>]*>/g, (picture, idx: string) =>
    gone.has(Number(idx)) ? '' : picture,
  )
}

/** The text with the lasting addresses of its pictures, as it is saved. */
export function unsigned(html: string): string {
  return html.replace(PICTURE, '$1/hp/api/files/$2/$3"')
}

/** The text with addresses of the moment, for an editor who sees it before everyone may. */
export function signed(html: string, ctx: Pick<Context, 'files' | 'clock'>): string {
  return html.replace(PICTURE, (_, before: string, idx: string, name: string) => {
    const url = fileUrl({ fileIdx: Number(idx), name: decodeURIComponent(name), isPrivate: true }, ctx)
    return `${before}${url.replaceAll('&', '&amp;')}"`
  })
}
