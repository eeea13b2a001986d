import type { ManagerMenu } from '@clubhouse/contract/session'
import { NavLink, useLocation } from 'react-router'
import { useRootData } from '../api/root-data'
import { useWaiting } from '../attention/use-waiting'
import { useText } from '../language/use-text'
import { addressFor } from '../office/memory'
import { morePagesOf } from '../office/more-pages'
import { heldAt } from '../session/held'
import { isReachable } from '../session/reachable'
import { useManagerMenu, useSession } from '../session/session-store'
import { useFoldedGroups } from './folded-groups'
import styles from './manager-layout.module.css'

export function ManagerRail() {
  const t = useText()
  return (
    <nav className={styles.rail} aria-label={t('site.MENU')}>
      <RailEntries />
    </nav>
  )
}

/** The links of the menu, also for the drawer of narrow screens: groups that fold, and what waits in each list. */
export function RailEntries() {
  const t = useText()
  const menu = useManagerMenu()
  const session = useSession()
  const { pathname } = useLocation()
  const [folded, fold] = useFoldedGroups()
  // A limited session sees only the page it must visit.
  const held = session ? heldAt(session) : undefined
  const waiting = useWaiting(held !== undefined)
  const waitsAt = (path: string) =>
    waiting.reduce((sum, { to, count }) => (to.split(/[?#]/)[0] === path ? sum + count : sum), 0)
  const pages = useRootData()?.pages ?? []
  const isThere = (entry: ManagerMenu) => isReachable(entry, pages, held)
  return menu.filter(isThere).map((group) => {
    const links = group.children
      .filter(isThere)
      .flatMap((entry) => [
        { path: entry.path ?? FIRST_PAGE, name: nameOf(entry, t) },
        ...(held ? [] : morePagesOf(entry.code).map(({ path, text }) => ({ path, name: t(text) }))),
      ])
    const isHere = links.some(({ path }) => isAt(pathname, path))
    const isFolded = folded.includes(group.code) && !isHere
    const count = links.reduce((sum, { path }) => sum + waitsAt(path), 0)
    return links.length > 0 ? (
      <details
        key={group.code}
        className={styles.group}
        open={!isFolded}
        onToggle={({ currentTarget }) => {
          if (currentTarget.open === isFolded) fold(group.code, !currentTarget.open)
        }}
      >
        <summary className={styles.title}>
          {nameOf(group, t)}
          {isFolded && <Count count={count} />}
        </summary>
        {links.map(({ path, name }) => (
          <RailLink key={path} path={path} name={name} count={waitsAt(path)} />
        ))}
      </details>
    ) : (
      <div key={group.code} className={styles.group}>
        <RailLink path={group.path ?? FIRST_PAGE} name={nameOf(group, t)} count={0} />
      </div>
    )
  })
}

const FIRST_PAGE = '/ishm'

// A page below a path belongs to it, except for the office's first page, which is above all.
const isAt = (pathname: string, path: string) =>
  pathname === path || (path !== FIRST_PAGE && pathname.startsWith(`${path}/`))

function RailLink({ path, name, count }: { path: string; name: string; count: number }) {
  const { pathname } = useLocation()
  return (
    <NavLink to={addressFor(path, pathname)} end={path === FIRST_PAGE} className={styles.link}>
      {name}
      <Count count={count} />
    </NavLink>
  )
}

/** What waits. The bell says it to screen readers, kind by kind. */
const Count = ({ count }: { count: number }) =>
  count > 0 && (
    <b className={styles.waits} aria-hidden="true">
      {count > 99 ? '99+' : count}
    </b>
  )

const nameOf = ({ code, name }: ManagerMenu, t: ReturnType<typeof useText>) => t(`menu.${code}`, { defaultValue: name })
