import { latest } from '@clubhouse/contract/backup'
import { read } from '@clubhouse/contract/dashboard'
import { forManager } from '@clubhouse/contract/reservation/sheet/sheet'
import { proposals } from '@clubhouse/contract/reservation/sheet/waiver'
import { read as readSetup } from '@clubhouse/contract/setup'
import { Suspense } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { useRootData } from '../../api/root-data'
import { BackupAge, BackupWarning } from '../../backup/manage/backup-state'
import { useText } from '../../language/use-text'
import { PageHead } from '../../page/page-head'
import TodayPage, { handle as today } from '../../reservation/desk/day/today-page'
import { heldAt } from '../../session/held'
import { useMay } from '../../session/may'
import { firstPageOf } from '../../session/reachable'
import { useManagerMenu, useSession } from '../../session/session-store'
import { Loading } from '../../ui/loading'
import { part } from '../../ui/part'
import { Views } from '../../ui/views'
import styles from './figures.module.css'

export const handle = {
  messages: [...today.messages, 'backup', 'dashboard', 'day-figures', 'booking-list', 'draw-manage'],
}

/** The charts are loaded when they are asked for. */
const Figures = part(() => import('./figures'))

/** What the first page shows to whom may read it. */
const PARTS = [read, forManager, proposals, latest, readSetup]

/**
 * The first page of the office: the tee sheet of the day, and the figures of a period. A manager for whom it has nothing
 * begins with the first page of the menu instead.
 */
export default function FirstPage() {
  const t = useText()
  const may = useMay()
  const [query, setQuery] = useSearchParams()
  const elsewhere = useElsewhere()
  if (elsewhere) return <Navigate to={elsewhere} replace />
  const hasBoth = may(read) && may(forManager)
  const isFigures = may(read) && (!may(forManager) || query.get('view') === 'figures')
  return (
    <>
      <BackupWarning />
      {hasBoth && (
        <div className={styles.switch}>
          <Views
            label={t('dashboard.VIEW')}
            views={[
              { value: 'day', label: t('dashboard.VIEW_DAY') },
              { value: 'figures', label: t('dashboard.VIEW_FIGURES') },
            ]}
            value={isFigures ? 'figures' : 'day'}
            onChange={(view) => setQuery(view === 'figures' ? { view } : {})}
          />
        </div>
      )}
      {isFigures ? (
        <>
          {/* Outside the part, so that the page has its title while the part loads. */}
          <PageHead title={t('dashboard.TITLE')} />
          <Suspense fallback={<Loading lines={12} />}>
            <Figures />
          </Suspense>
        </>
      ) : (
        <TodayPage />
      )}
      <BackupAge />
    </>
  )
}

/** Where a manager begins who may read nothing of this page. */
function useElsewhere(): string | undefined {
  const may = useMay()
  const session = useSession()
  const menu = useManagerMenu()
  const pages = useRootData()?.pages ?? []
  if (!session || heldAt(session) || PARTS.some((call) => may(call))) return undefined
  return firstPageOf(menu, pages)
}
