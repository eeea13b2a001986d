import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'
import styles from './site-shell.module.css'
import { SkipLink } from './skip-link'

const HASH_SCROLL_DELAY_MS = 1000

/** The frame of the public site. */
export function SiteShell({ children }: { children: ReactNode }) {
  const { hash } = useLocation()
  useEffect(() => {
    if (!hash) return
    // Late enough that what loads after the page has found its place.
    const timer = setTimeout(() => document.getElementById(hash.slice(1))?.scrollIntoView(), HASH_SCROLL_DELAY_MS)
    return () => clearTimeout(timer)
  }, [hash])
  return (
    <div className={styles.shell}>
      <SkipLink />
      <SiteHeader />
      <div className={styles.page}>{children}</div>
      <SiteFooter />
    </div>
  )
}
