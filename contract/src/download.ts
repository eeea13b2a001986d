/** Lists whose file is called otherwise than the last part of their path. */
const NAMES = new Map([
  ['admin', 'admins'],
  ['notice', 'notices'],
  ['reference', 'references'],
  ['event', 'events'],
  ['faq', 'faqs'],
  ['banner', 'banners'],
  ['fnb-menu', 'fnb-menus'],
  ['section', 'sections'],
  ['i18n', 'messages'],
  ['entries', 'draw-entries'],
])

/** Where a list is downloaded: `/download/faqs` of `/faq`, `/download/notices` of `/notice/admin`. */
export function downloadPath(listPath: string): string {
  const last = listPath
    .replace(/(.)\/admin$/, '$1')
    .split('/')
    .at(-1)!
  return `/download/${NAMES.get(last) ?? last}`
}
