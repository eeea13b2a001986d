import { useText } from '../../language/use-text'
import { PageHead } from '../../page/page-head'
import { RequireMember } from '../../session/require'
import { useSession } from '../../session/session-store'
import { PageHeader } from '../../ui/page-header'
import { MyStandby } from './my-standby'
import styles from './stand-by.module.css'

export const handle = { messages: ['standby', 'reservation', 'form'] }

export default function MyStandbyPage() {
  const t = useText()
  const memberIdx = useSession()?.memberIdx
  return (
    <main id="content">
      <PageHead title={t('standby.MINE')} />
      <RequireMember>
        <PageHeader title={t('standby.MINE')} lead={t('standby.MINE_LEAD')} seed="mypage" />
        <div className={styles.page}>{memberIdx && <MyStandby memberIdx={memberIdx} />}</div>
      </RequireMember>
    </main>
  )
}
