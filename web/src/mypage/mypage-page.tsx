import { useText } from '../language/use-text'
import { MessagesLink } from '../member/inbox/messages-link'
import { PageHead } from '../page/page-head'
import { MyBookings } from '../reservation/booking/my-bookings'
import { RequireMember } from '../session/require'
import { useSession } from '../session/session-store'
import { PageHeader } from '../ui/page-header'
import styles from './mypage-page.module.css'
import { PenaltyCard } from './penalty-card'
import { ProfileCard } from './profile-card'

export const handle = { messages: ['mypage', 'inbox', 'reservation', 'course', 'form', 'change'] }

export default function MypagePage() {
  const t = useText()
  return (
    <main id="content">
      <PageHead title={t('mypage.TITLE')} />
      <RequireMember>
        <Mine />
      </RequireMember>
    </main>
  )
}

function Mine() {
  const t = useText()
  const session = useSession()
  if (!session?.memberIdx) return null
  return (
    <>
      <PageHeader title={t('mypage.TITLE')} lead={t('mypage.HELLO', { name: session.name })} seed="mypage">
        <MessagesLink />
      </PageHeader>
      <div className={styles.page}>
        <div>
          <PenaltyCard memberIdx={session.memberIdx} />
          <MyBookings memberIdx={session.memberIdx} />
        </div>
        <ProfileCard session={session} memberIdx={session.memberIdx} />
      </div>
    </>
  )
}
