import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { wanted } from '../api/later'
import { useClub } from '../language/use-text'
import { KeepMenus } from '../menu/keep-menus'
import { SiteWatch } from '../site/site-watch'
import { VisitGuard } from '../visit/visit-guard'
import { KeepTrail } from './back-button'
import type * as Later from './frame-later'
import { goToSection } from './hash-section'

/** Deferred work: needed within the first minute, not in the first second. */
const LATER_MS = 2000

/** Side effects of every page. Mount once, at the end of the document. */
export function Frame() {
  const club = useClub()
  useEffect(() => {
    if (!club.clubCode) return
    let stop = () => {}
    const begin = ({ carePageLoads, watchVersion, watchPolicies, doDaily, registerOfflineWorker }: typeof Later) => {
      carePageLoads()
      stop = watchVersion()
      // In tasks of their own, so that a press need not wait for all of them.
      const daily = () => doDaily(club, document.documentElement.lang)
      for (const act of [watchPolicies, registerOfflineWorker, daily]) setTimeout(act)
    }
    const later = setTimeout(() => wanted(() => import('./frame-later'), begin), LATER_MS)
    return () => {
      clearTimeout(later)
      stop()
    }
  }, [club])
  return (
    <>
      <SiteWatch />
      <VisitGuard />
      <KeepMenus />
      <KeepTrail />
      <HashScroll />
    </>
  )
}

/** Scrolls to the section in the hash. Mount once per page. */
function HashScroll() {
  const { pathname, hash, key } = useLocation()
  // The same hash counts again on another page, and on another press of its link.
  useEffect(() => goToSection(hash), [pathname, hash, key])
  return null
}
