import { escapedXml } from './xml.ts'

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
    const link = escapedXml(`${address}/community/${noun}/${idx}`)
    return `<item><title>${escapedXml(title)}</title><link>${link}</link><guid>${link}</guid><pubDate>${new Date(openAt).toUTCString()}</pubDate></item>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${escapedXml(title)}</title><link>${escapedXml(`${address}/community`)}</link><description>${escapedXml(title)}</description><language>${lang}</language>
<atom:link href="${escapedXml(address + path)}" rel="self" type="application/rss+xml"/>
${entries.join('\n')}
</channel></rss>
`
}
