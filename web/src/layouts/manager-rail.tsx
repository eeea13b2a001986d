import type { ManagerMenu } from '@clubhouse/contract/session'
import { type ReactNode, useId } from 'react'
import { NavLink, useLocation } from 'react-router'
import { useRootData } from '../api/root-data'
import { useWaiting } from '../attention/use-waiting'
import { useText } from '../language/use-text'
import { addressFor } from '../office/memory'
import { morePagesOf } from '../office/more-pages'
import { heldAt } from '../session/held'
import { isReachable } from '../session/reachable'
import { useManagerMenu, useSession } from '../session/session-store'
import { keptList } from './kept-list'
import styles from './manager-layout.module.css'

export function ManagerRail() {
  const t = useText()
  return (
    <nav className={styles.rail} aria-label={t('site.MENU')}>
      <RailEntries />
    </nav>
  )
}

/** Pages by their paths, in the order of their stars. */
const favourites = keptList('menu.favourites')
/** Groups by their codes. */
const foldedGroups = keptList('menu.folded')

/** What is set up once, apart from the daily work: the site, one’s own account, menus and the system. */
const SETTINGS: readonly string[] = ['910000', '910400', '920000', '960000']

interface Entry {
  path: string
  name: string
}

/**
 * The links of the menu, also for the drawer of narrow screens: favourites, the groups of daily work, and those of
 * settings at the foot. Groups fold, and each list says what waits in it.
 */
export function RailEntries() {
  const t = useText()
  const id = useId()
  const menu = useManagerMenu()
  const session = useSession()
  const starred = favourites.use()
  // A limited session sees only the page it must visit.
  const held = session ? heldAt(session) : undefined
  const waiting = useWaiting(held !== undefined)
  const waitsAt = (path: string) =>
    waiting.reduce((sum, { to, count }) => (to.split(/[?#]/)[0] === path ? sum + count : sum), 0)
  const pages = useRootData()?.pages ?? []
  const isThere = (entry: ManagerMenu) => isReachable(entry, pages, held)
  const groups = menu.filter(isThere).map((group) => ({
    code: group.code,
    own: { path: group.path ?? FIRST_PAGE, name: nameOf(group, t) },
    links: group.children
      .filter(isThere)
      .flatMap((entry) => [
        { path: entry.path ?? FIRST_PAGE, name: nameOf(entry, t) },
        ...(held ? [] : morePagesOf(entry.code).map(({ path, text }) => ({ path, name: t(text) }))),
      ]),
  }))
  const all = groups.flatMap(({ own, links }) => (links.length > 0 ? links : [own]))
  const liked = held ? [] : starred.flatMap((path) => all.find((entry) => entry.path === path) ?? [])
  const linkOf = (entry: Entry) => (
    <RailLink key={entry.path} {...entry} count={waitsAt(entry.path)} hasStar={held === undefined} />
  )
  const groupOf = ({ code, own, links }: (typeof groups)[number]) =>
    links.length > 0 ? (
      <RailGroup key={code} code={code} name={own.name} links={links} waitsAt={waitsAt}>
        {links.map(linkOf)}
      </RailGroup>
    ) : (
      <div key={code} className={styles.group}>
        {linkOf(own)}
      </div>
    )
  const settings = groups.filter(({ code }) => SETTINGS.includes(code))
  return (
    <>
      {liked.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
        <div role="group" aria-labelledby={`${id}f`} className={styles.group}>
          <p id={`${id}f`} className={styles.title}>
            {t('office.FAVOURITES')}
          </p>
          {liked.map(linkOf)}
        </div>
      )}
      {groups.filter(({ code }) => !SETTINGS.includes(code)).map(groupOf)}
      {settings.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
        <div role="group" aria-labelledby={`${id}s`} className={styles.settings}>
          <p id={`${id}s`} className={styles.title}>
            {t('office.SETTINGS')}
          </p>
          {settings.map(groupOf)}
        </div>
      )}
    </>
  )
}

interface GroupProps {
  code: string
  name: string
  links: readonly Entry[]
  waitsAt: (path: string) => number
  children: ReactNode
}

/** The group of the page that is open is never folded. */
function RailGroup({ code, name, links, waitsAt, children }: GroupProps) {
  const { pathname } = useLocation()
  const folded = foldedGroups.use()
  const isHere = links.some(({ path }) => isAt(pathname, path))
  const isFolded = folded.includes(code) && !isHere
  return (
    <details
      className={styles.group}
      open={!isFolded}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open === isFolded) foldedGroups.put(code, !currentTarget.open)
      }}
    >
      <summary className={styles.title}>
        {name}
        {isFolded && <Count count={links.reduce((sum, { path }) => sum + waitsAt(path), 0)} />}
      </summary>
      {children}
    </details>
  )
}

const FIRST_PAGE = '/ishm'

// A page below a path belongs to it, except for the office's first page, which is above all.
const isAt = (pathname: string, path: string) =>
  pathname === path || (path !== FIRST_PAGE && pathname.startsWith(`${path}/`))

interface LinkProps extends Entry {
  count: number
  hasStar: boolean
}

function RailLink({ path, name, count, hasStar }: LinkProps) {
  const { pathname } = useLocation()
  return (
    <div className={styles.entry}>
      <NavLink to={addressFor(path, pathname)} end={path === FIRST_PAGE} className={styles.link}>
        {name}
        <Count count={count} />
      </NavLink>
      {hasStar && <Star path={path} name={name} isHere={isAt(pathname, path)} />}
    </div>
  )
}

interface StarProps extends Entry {
  isHere: boolean
}

/** The keyboard stops at the stars of favourites and of the open page only: else each entry would take two stops. */
function Star({ path, name, isHere }: StarProps) {
  const t = useText()
  const isStarred = favourites.use().includes(path)
  return (
    <button
      type="button"
      className={styles.star}
      aria-pressed={isStarred}
      aria-label={t('office.FAVOURITE', { name })}
      title={t('office.FAVOURITE', { name })}
      tabIndex={isStarred || isHere ? 0 : -1}
      onClick={() => favourites.put(path, !isStarred)}
    >
      <svg width="16" height="16" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3.500l2.600 5.400 5.900.800-4.300 4.100 1 5.900-5.200-2.800-5.200 2.800 1-5.900L3.500 9.700l5.900-.800L12 3.500Z" />
      </svg>
    </button>
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
