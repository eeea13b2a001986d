// What rich text may contain. The server sanitises by these rules on save, the browser on display.
// Decision 008.

export const HTML_TAGS = [
  ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'small', 'code', 'pre', 'a', 'img', 'figure', 'figcaption'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'iframe'],
]

/** Attributes by tag; `*` is every tag. */
export const HTML_ATTRIBUTES: Readonly<Record<string, string[]>> = {
  a: ['href', 'title'],
  img: ['src', 'alt', 'width', 'height'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
  ol: ['start'],
  iframe: ['src', 'title', 'allowfullscreen', 'loading'],
  '*': ['lang'],
}

export const HTML_SCHEMES = ['https', 'mailto', 'tel']

export const isPictureAddress = (src: string | undefined): boolean => /^(https:\/\/|\/(?![/\\])|#)/.test(src ?? '')

/** Hosts of embedded videos; the policy of pages allows frames of no others. */
export const VIDEO_HOSTS = ['www.youtube-nocookie.com', 'player.vimeo.com', 'tv.naver.com'] as const

const EMBEDDED = new RegExp(
  `^https://(${[
    'www\\.youtube-nocookie\\.com/embed/[\\w-]{11}',
    'player\\.vimeo\\.com/video/\\d{1,12}',
    'tv\\.naver\\.com/embed/\\d{1,12}',
  ].join('|')})$`,
)

export const isVideoAddress = (src: string | undefined): boolean => EMBEDDED.test(src ?? '')

const PAGES: readonly [RegExp, (id: string) => string][] = [
  [
    /^https:\/\/(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/)([\w-]{11})/,
    (id) => `https://www.youtube-nocookie.com/embed/${id}`,
  ],
  [/^https:\/\/youtu\.be\/([\w-]{11})/, (id) => `https://www.youtube-nocookie.com/embed/${id}`],
  [/^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{1,12})/, (id) => `https://player.vimeo.com/video/${id}`],
  [/^https:\/\/tv\.naver\.com\/(?:v|embed)\/(\d{1,12})/, (id) => `https://tv.naver.com/embed/${id}`],
]

export function videoAddress(page: string): string | undefined {
  for (const [pattern, embedded] of PAGES) {
    const id = pattern.exec(page.trim())?.[1]
    if (id) return embedded(id)
  }
  return undefined
}
