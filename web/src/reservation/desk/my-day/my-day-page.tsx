import { useText } from '../../../language/use-text'
import { PageHead } from '../../../page/page-head'
import { RequireMember } from '../../../session/require'
import { useSession } from '../../../session/session-store'
import { PageHeader } from '../../../ui/page-header'
import { MyDay } from './my-day'
import styles from './my-day.module.css'

export const handle = { messages: ['check-in', 'change'] }

export default function MyDayPage() {
  const t = useText()
  const memberIdx = useSession()?.memberIdx
  return (
    <main id="content">
      <PageHead title={t('check-in.TODAY')} />
      <RequireMember>
        <PageHeader title={t('check-in.TODAY')} lead={t('check-in.TODAY_LEAD')} seed="mypage" />
        <div className={styles.page}>{memberIdx && <MyDay memberIdx={memberIdx} />}</div>
      </RequireMember>
    </main>
  )
}
