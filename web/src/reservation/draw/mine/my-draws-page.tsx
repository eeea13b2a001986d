import { useText } from '../../../language/use-text'
import { PageHead } from '../../../page/page-head'
import { RequireMember } from '../../../session/require'
import { useSession } from '../../../session/session-store'
import { PageHeader } from '../../../ui/page-header'
import styles from '../draw.module.css'
import { MyDraws } from './my-draws'

export const handle = { messages: ['draw', 'reservation', 'form'] }

export default function MyDrawsPage() {
  const t = useText()
  const memberIdx = useSession()?.memberIdx
  return (
    <main id="content">
      <PageHead title={t('draw.MINE')} />
      <RequireMember>
        <PageHeader title={t('draw.MINE')} lead={t('draw.MINE_LEAD')} seed="mypage" />
        <div className={styles.page}>{memberIdx && <MyDraws memberIdx={memberIdx} />}</div>
      </RequireMember>
    </main>
  )
}
