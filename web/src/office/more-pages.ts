import type { TextKey } from '../language/text-key'

interface MorePage {
  path: string
  text: TextKey
}

const PAGES = new Map<string, readonly MorePage[]>([
  ['900000', [{ path: '/ishm/report', text: 'menu.REPORT' }]],
  ['910600', [{ path: '/ishm/site/devices', text: 'menu.DESK_DEVICES' }]],
  ['960300', [{ path: '/ishm/system/letter', text: 'menu.LETTERS' }]],
])

/** Pages that belong to a menu of the office beside its own and need the same right. */
export const morePagesOf = (code: string): readonly MorePage[] => PAGES.get(code) ?? []
