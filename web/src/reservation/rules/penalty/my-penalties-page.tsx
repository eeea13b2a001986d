import { useText } from '../../../language/use-text'
import { PageHead } from '../../../page/page-head'
import { RequireMember } from '../../../session/require'
import { useSession } from '../../../session/session-store'
import { PageHeader } from '../../../ui/page-header'
import { MyPenalties } from './my-penalties'
import styles from './my-penalties.module.css'

export const handle = { messages: ['penalty', 'mypage', 'form', 'reservation'] }

export default function MyPenaltiesPage() {
  const t = useText()
  const memberIdx = useSession()?.memberIdx
  return (
    <main id="content">
      <PageHead title={t('penalty.TITLE')} />
      <RequireMember>
        <PageHeader title={t('penalty.TITLE')} lead={t('penalty.LEAD')} seed="mypage" />
        <div className={styles.page}>{memberIdx && <MyPenalties memberIdx={memberIdx} />}</div>
      </RequireMember>
    </main>
  )
}
