/** The menus of the back office and the rights that apply to each. */
export type Right = 'C' | 'R' | 'U' | 'D'

export interface ManagerMenu {
  code: string
  name: string
  path?: string
  rights: string
  everyone?: true
}

export const managerMenus = [
  { code: '900000', name: 'Dashboard', path: '/ishm', rights: 'R' },
  { code: '910000', name: 'Site', path: '/ishm/site', rights: 'R' },
  { code: '910100', name: 'Certification', path: '/ishm/site/cert', rights: 'RU' },
  { code: '910200', name: 'Site information', path: '/ishm/site/info', rights: 'RU' },
  { code: '910300', name: 'Open and close', path: '/ishm/site/open', rights: 'RU' },
  { code: '910400', name: 'My information', path: '/ishm/site/my-info', rights: 'R', everyone: true },
  { code: '910500', name: 'External information', path: '/ishm/site/ext-info', rights: 'RU' },
  { code: '910600', name: 'Managers', path: '/ishm/site/user', rights: 'CRUD' },
  { code: '910700', name: 'IP blocks', path: '/ishm/site/ipmng', rights: 'CRUD' },
  { code: '910800', name: 'Terms', path: '/ishm/site/terms', rights: 'CRU' },
  { code: '920000', name: 'Menus', path: '/ishm/menu', rights: 'R' },
  { code: '920100', name: 'Permissions', path: '/ishm/menu/set-perm', rights: 'CRUD' },
  { code: '920200', name: 'Menu settings', path: '/ishm/menu/set-menus', rights: 'RU' },
  { code: '930000', name: 'Boards', path: '/ishm/board', rights: 'R' },
  { code: '930100', name: 'FAQ', path: '/ishm/board/faq', rights: 'CRUD' },
  { code: '930200', name: 'Food and drink', path: '/ishm/board/fnb', rights: 'CRUD' },
  { code: '930300', name: 'References', path: '/ishm/board/data', rights: 'CRUD' },
  { code: '930400', name: 'Events', path: '/ishm/board/event', rights: 'CRUD' },
  { code: '930500', name: 'Banners', path: '/ishm/board/banner', rights: 'CRUD' },
  { code: '930600', name: 'Notices', path: '/ishm/board/notice', rights: 'CRUD' },
  { code: '930700', name: 'Lost items', path: '/ishm/board/lost-item', rights: 'CRU' },
  { code: '930800', name: 'Hall of fame', path: '/ishm/board/hof', rights: 'CRU' },
  { code: '930900', name: 'Page sections', path: '/ishm/board/section', rights: 'CRUD' },
  { code: '940000', name: 'Reservation', path: '/ishm/reservation', rights: 'R' },
  { code: '940100', name: 'Courses and templates', path: '/ishm/reservation/courses', rights: 'CRUD' },
  { code: '940200', name: 'Days and slots', path: '/ishm/reservation/days', rights: 'CRUD' },
  { code: '940300', name: 'Opening rules', path: '/ishm/reservation/opening', rights: 'CRUD' },
  { code: '940400', name: 'Bookings', path: '/ishm/reservation/bookings', rights: 'CRUD' },
  { code: '940500', name: 'Front desk', path: '/ishm/reservation/frontdesk', rights: 'CRU' },
  { code: '940600', name: 'Standby', path: '/ishm/reservation/standby', rights: 'RUD' },
  { code: '940700', name: 'Draws', path: '/ishm/reservation/draws', rights: 'CRUD' },
  { code: '940800', name: 'Teams', path: '/ishm/reservation/teams', rights: 'CRU' },
  { code: '940900', name: 'Penalties', path: '/ishm/reservation/penalties', rights: 'CRU' },
  { code: '941000', name: 'Fees and discounts', path: '/ishm/reservation/fees', rights: 'CRUD' },
  { code: '950000', name: 'Members', path: '/ishm/member', rights: 'R' },
  { code: '950100', name: 'Members', path: '/ishm/member/list', rights: 'CRUD' },
  { code: '950200', name: 'Inquiries', path: '/ishm/member/inquiry', rights: 'RU' },
  { code: '950300', name: 'Coupons', path: '/ishm/member/coupon', rights: 'CRUD' },
  { code: '960000', name: 'System', path: '/ishm/system', rights: 'R' },
  { code: '960100', name: 'Holidays', path: '/ishm/system/holiday', rights: 'CRUD' },
  { code: '960200', name: 'Codes and policy', path: '/ishm/system/code', rights: 'CRU' },
  { code: '960300', name: 'Messages', path: '/ishm/system/message', rights: 'RU' },
  { code: '960400', name: 'Audit log', path: '/ishm/system/audit', rights: 'R' },
  { code: '960500', name: 'Outbox', path: '/ishm/system/outbox', rights: 'RU' },
  { code: '960600', name: 'Webhooks', path: '/ishm/system/webhook', rights: 'CRUD' },
  { code: '960700', name: 'Jobs', path: '/ishm/system/job', rights: 'RU' },
] as const satisfies readonly ManagerMenu[]

export type MenuCode = (typeof managerMenus)[number]['code']

/** Readable by every manager, so no parent's right may clear it. */
const MY_INFORMATION = '910400'

/** The menu whose read right a child needs: the group, whose last four digits are 0; the tenth menu of 94 is 941000. */
export function parentCode(code: string): string | undefined {
  if (code === MY_INFORMATION) return undefined
  const group = `${code.slice(0, 2)}0000`
  return group === code || group === '900000' ? undefined : group
}

/** A child's rights count only while its parent is readable. Specification 6.7. */
export function readable(rights: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    managerMenus
      .filter(({ code }) => {
        const parent = parentCode(code)
        return parent === undefined || (rights[parent] ?? '').includes('R')
      })
      .map(({ code }) => [code, rights[code] ?? '']),
  )
}
