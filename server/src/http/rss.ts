import { escapeHtml } from '../platform/escape-html.ts'

interface Feed {
  title: string
  noun: 'notice' | 'event'
  /** The address of the feed below the origin. */
  path: string
  lang: string
  /** The origin of the site. */
  address: string
  items: readonly { idx: number; title: string; openAt: string }[]
}

/** An RSS 2.0 document; an item keeps its guid when its title changes. */
export function rss({ title, noun, path, lang, address, items }: Feed): string {
  const entries = items.map(({ idx, title, openAt }) => {
    const link = escapeHtml(`${address}/community/${noun}/${idx}`)
    return `<item><title>${escapeHtml(title)}</title><link>${link}</link><guid>${link}</guid><pubDate>${new Date(openAt).toUTCString()}</pubDate></item>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${escapeHtml(title)}</title><link>${escapeHtml(`${address}/community`)}</link><description>${escapeHtml(title)}</description><language>${lang}</language>
<atom:link href="${escapeHtml(address + path)}" rel="self" type="application/rss+xml"/>
${entries.join('\n')}
</channel></rss>
`
}
