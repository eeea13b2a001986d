import type { ReactNode } from 'react'
import { HoldGate } from '../reservation/hold/hold-gate'
import { LobbyGate } from '../reservation/hold/lobby/lobby-gate'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'
import styles from './site-shell.module.css'
import { SkipLink } from './skip-link'

export function SiteShell({ children }: { children: ReactNode }) {
  return (
    <div className={styles.shell}>
      <SkipLink />
      <SiteHeader />
      <div className={styles.page}>{children}</div>
      <SiteFooter />
      <HoldGate />
      <LobbyGate />
    </div>
  )
}
