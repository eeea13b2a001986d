import './office.css'
import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { Queries } from '../api/queries'
import { WorkView } from '../office/work-view'
import { OwnRights } from '../session/own-rights'
import { RequireManager } from '../session/require'
import { optionalPart } from '../ui/part'
import styles from './manager-layout.module.css'
import { ManagerRail } from './manager-rail'
import { ManagerTopBar } from './manager-top-bar'
import { SkipLink } from './skip-link'

export const handle = { office: true, messages: ['session', 'menu', 'office', 'form', 'desk-device'] }

const OfficeBands = optionalPart(() => import('../setup/office-bands'))

export default function ManagerLayout() {
  return (
    <Queries>
      <RequireManager>
        <OwnRights />
        <div className={styles.office}>
          <SkipLink />
          <ManagerTopBar />
          <ManagerRail />
          <main id="content" className={styles.work}>
            <Suspense>
              <OfficeBands />
            </Suspense>
            <WorkView />
            <Outlet />
          </main>
        </div>
      </RequireManager>
    </Queries>
  )
}
