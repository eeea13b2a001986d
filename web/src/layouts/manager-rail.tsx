import type { ManagerMenu } from '@clubhouse/contract/session'
import { NavLink, useLocation } from 'react-router'
import { useRootData } from '../api/root-data'
import { useText } from '../language/use-text'
import { addressFor } from '../office/memory'
import { heldAt } from '../session/held'
import { useManagerMenu, useSession } from '../session/session-store'
import styles from './manager-rail.module.css'

export function ManagerRail() {
  const t = useText()
  return (
    <nav className={styles.rail} aria-label={t('site.MENU')}>
      <RailEntries />
    </nav>
  )
}

/** The links of the menu, also for the drawer of narrow screens. */
export function RailEntries() {
  const t = useText()
  const menu = useManagerMenu()
  const session = useSession()
  // A limited session sees only the page it must visit.
  const held = session ? heldAt(session) : undefined
  const pages = useRootData()?.pages ?? []
  const isReachable = (entry: ManagerMenu): boolean => isThere(entry, pages, held)
  return menu.filter(isReachable).map((group) => (
    <div key={group.code} className={styles.group}>
      {group.children.length > 0 ? (
        <>
          <p className={styles.title}>{nameOf(group, t)}</p>
          {group.children.filter(isReachable).map((entry) => (
            <RailLink key={entry.code} entry={entry} />
          ))}
        </>
      ) : (
        <RailLink entry={group} />
      )}
    </div>
  ))
}

function RailLink({ entry }: { entry: ManagerMenu }) {
  const t = useText()
  const { pathname } = useLocation()
  const path = entry.path ?? '/ishm'
  // A page below a path belongs to it, except for the office's first page, which is above all.
  return (
    <NavLink to={addressFor(path, pathname)} end={path === '/ishm'} className={styles.link}>
      {nameOf(entry, t)}
    </NavLink>
  )
}

function isThere({ code, isRead, path, children }: ManagerMenu, pages: readonly string[], only?: string): boolean {
  if (children.length > 0) return isRead && children.some((child) => isThere(child, pages, only))
  return isRead && pages.includes(code) && (only === undefined || path === only)
}

const nameOf = ({ code, name }: ManagerMenu, t: ReturnType<typeof useText>) => t(`menu.${code}`, { defaultValue: name })
