import './office.css'
import { Outlet } from 'react-router'
import { Queries } from '../api/queries'
import { WorkView } from '../office/work-view'
import { OwnRights } from '../session/own-rights'
import { RequireManager } from '../session/require'
import styles from './manager-layout.module.css'
import { ManagerRail } from './manager-rail'
import { ManagerTopBar } from './manager-top-bar'
import { SkipLink } from './skip-link'

export const handle = { office: true, messages: ['session', 'menu', 'office', 'form'] }

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
            <WorkView />
            <Outlet />
          </main>
        </div>
      </RequireManager>
    </Queries>
  )
}
