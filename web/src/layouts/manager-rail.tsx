import type { ManagerMenu } from '@clubhouse/contract/session'
import { Fragment } from 'react'
import { NavLink, useLocation } from 'react-router'
import { useRootData } from '../api/root-data'
import { useText } from '../language/use-text'
import { addressFor } from '../office/memory'
import { morePagesOf } from '../office/more-pages'
import { heldAt } from '../session/held'
import { isReachable } from '../session/reachable'
import { useManagerMenu, useSession } from '../session/session-store'
import styles from './manager-layout.module.css'

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
  const isThere = (entry: ManagerMenu) => isReachable(entry, pages, held)
  return menu.filter(isThere).map((group) => (
    <div key={group.code} className={styles.group}>
      {group.children.length > 0 ? (
        <>
          <p className={styles.title}>{nameOf(group, t)}</p>
          {group.children.filter(isThere).map((entry) => (
            <Fragment key={entry.code}>
              <RailLink path={entry.path} name={nameOf(entry, t)} />
              {!held &&
                morePagesOf(entry.code).map(({ path, text }) => <RailLink key={path} path={path} name={t(text)} />)}
            </Fragment>
          ))}
        </>
      ) : (
        <RailLink path={group.path} name={nameOf(group, t)} />
      )}
    </div>
  ))
}

function RailLink({ path = '/ishm', name }: { path?: string; name: string }) {
  const { pathname } = useLocation()
  // A page below a path belongs to it, except for the office's first page, which is above all.
  return (
    <NavLink to={addressFor(path, pathname)} end={path === '/ishm'} className={styles.link}>
      {name}
    </NavLink>
  )
}

const nameOf = ({ code, name }: ManagerMenu, t: ReturnType<typeof useText>) => t(`menu.${code}`, { defaultValue: name })
