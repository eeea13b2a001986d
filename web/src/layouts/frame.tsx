import { useEffect } from 'react'
import { useClub } from '../language/use-text'
import { KeepMenus } from '../menu/keep-menus'
import { VisitGuard } from '../menu/visit-guard'
import { SiteWatch } from '../site/site-watch'
import { KeepTrail } from './back-button'
import { HashScroll } from './hash-scroll'

/** What is done before the first minute of a visit is over, and need not hold up its first second. */
const LATER_MS = 2000

/** What goes on around every page. Once, at the end of the document. */
export function Frame() {
  const club = useClub()
  useEffect(() => {
    if (!club.clubCode) return
    let stop = () => {}
    const later = setTimeout(async () => {
      const { watchVersion, doDaily, registerOfflineWorker } = await import('./frame-later')
      stop = watchVersion()
      registerOfflineWorker()
      await doDaily(club)
    }, LATER_MS)
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
