import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import type { TextKey } from '../../language/text-key'
import { useText } from '../../language/use-text'
import { PageHead } from '../../page/page-head'
import { RequireMember } from '../../session/require'
import { Loading } from '../../ui/loading'
import { PageHeader } from '../../ui/page-header'
import { useFreshCheck } from '../certification/fresh-check'
import styles from './checked-page.module.css'

interface Props {
  title: TextKey
  lead: TextKey
  children: ReactNode
}

/** A page that requires a recent password verification. */
export function CheckedPage({ title, lead, children }: Props) {
  const t = useText()
  return (
    <main id="content">
      <PageHead title={t(title)} />
      <RequireMember>
        <IfFresh>
          <PageHeader title={t(title)} lead={t(lead)} seed="mypage" />
          <div className={styles.page}>{children}</div>
        </IfFresh>
      </RequireMember>
    </main>
  )
}

function IfFresh({ children }: { children: ReactNode }) {
  const isFresh = useFreshCheck()
  const { pathname, hash } = useLocation()
  if (isFresh === undefined) return <Loading />
  const to = `${pathname}${encodeURIComponent(hash)}`
  return isFresh ? children : <Navigate to={`/mypage/myinfo/check?to=${to}`} replace />
}
