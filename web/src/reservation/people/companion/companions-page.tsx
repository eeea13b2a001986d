import { mine } from '@clubhouse/contract/member/push'
import { read } from '@clubhouse/contract/member/reservation-settings'
import { useCall } from '../../../api/use-call'
import { useText } from '../../../language/use-text'
import { PhoneSection } from '../../../member/phone/phone-section'
import { PushSection } from '../../../member/push/push-section'
import { PageHead } from '../../../page/page-head'
import { RequireMember } from '../../../session/require'
import { useSession } from '../../../session/session-store'
import { PageHeader } from '../../../ui/page-header'
import { Unread } from '../../../ui/unread'
import { Buddies } from './buddies'
import styles from './companions-page.module.css'
import { Groups } from './groups'
import { SeenForm } from './seen-form'
import { useBuddies } from './use-buddies'

export const handle = { messages: ['companion', 'reservation', 'form', 'outbox', 'push', 'phone', 'signup', 'member'] }

export default function CompanionsPage() {
  const t = useText()
  return (
    <main id="content">
      <PageHead title={t('companion.TITLE')} />
      <RequireMember>
        <PageHeader title={t('companion.TITLE')} lead={t('companion.LEAD')} seed="mypage" />
        <div className={styles.page}>
          <Mine />
        </div>
      </RequireMember>
    </main>
  )
}

function Mine() {
  const memberIdx = useSession()?.memberIdx
  const buddies = useBuddies()
  const { data, error, refetch } = useCall(read, {}, { enabled: memberIdx != null })
  const push = useCall(mine, {}, { enabled: memberIdx != null })
  const wrong = error ?? buddies.error
  if (!data || !buddies.list) {
    const retry = () => Promise.all([refetch(), buddies.refetch()])
    return <Unread error={wrong} retry={retry} lines={8} />
  }
  return (
    <>
      <Buddies buddies={buddies.list} save={buddies.save} />
      <Groups groups={data.groups} buddies={buddies.list} />
      <SeenForm settings={data} hasPush={Boolean(push.data?.devices.length)} refresh={refetch} />
      <PushSection />
      <PhoneSection />
    </>
  )
}
