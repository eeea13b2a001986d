import { useText } from '../../language/use-text'
import { PageHead } from '../../page/page-head'
import { RequireMember } from '../../session/require'
import { PageHeader } from '../../ui/page-header'
import { MessageList } from './message-list'
import styles from './messages-page.module.css'

export const handle = { messages: ['inbox'] }

export default function MessagesPage() {
  const t = useText()
  return (
    <main id="content">
      <PageHead title={t('common.MESSAGES')} />
      <RequireMember>
        <PageHeader title={t('common.MESSAGES')} lead={t('inbox.LEAD')} seed="mypage" />
        <div className={styles.page}>
          <MessageList />
        </div>
      </RequireMember>
    </main>
  )
}
