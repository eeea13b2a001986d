import type { ManagerMenu } from '@clubhouse/contract/session'

/**
 * Whether a menu of the office leads anywhere: to a page that there is, and that the manager may read.
 * @param pages codes of the menus that have a page @param only the one page of a limited session
 */
export function isReachable(
  { code, isRead, path, children }: ManagerMenu,
  pages: readonly string[],
  only?: string,
): boolean {
  if (children.length > 0) return isRead && children.some((child) => isReachable(child, pages, only))
  return isRead && pages.includes(code) && (only === undefined || path === only)
}

/** Of everyone, and no work: the first page of the office, and the manager’s own account. */
const OF_EVERYONE: readonly unknown[] = ['/ishm', '/ishm/site/my-info']

/** The first page in the menu that the manager may read, beside those of everyone. */
export const firstPageOf = (menu: readonly ManagerMenu[], pages: readonly string[]): string | undefined =>
  menu
    .filter((entry) => isReachable(entry, pages))
    .map(({ children, path }) => (children.length > 0 ? firstPageOf(children, pages) : path))
    .find((path) => path && !OF_EVERYONE.includes(path))
