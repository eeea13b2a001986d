import { penalties } from '@clubhouse/contract/member/profile'
import { mine } from '@clubhouse/contract/reservation/booking/booking'
import { forecast } from '@clubhouse/contract/weather'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCall } from '../api/use-call'
import { MyFeats } from '../board/hof/own/my-feats'
import { MyLostProperty } from '../board/lost-item/own/my-lost-property'
import { useSettledCodes } from '../code/use-codes'
import { MyInquiries } from '../inquiry/my-inquiries'
import { useText } from '../language/use-text'
import { withTexts } from '../language/with-texts'
import { MessagesLink } from '../member/inbox/messages-link'
import { PageHead } from '../page/page-head'
import { comingOf } from '../reservation/booking/list/rounds'
import { RequireMember } from '../session/require'
import { type KeptSession, useSession } from '../session/session-store'
import { Loading } from '../ui/loading'
import { part } from '../ui/part'
import styles from './mypage-page.module.css'
import { OwnRounds } from './own-rounds'
import { PenaltyCard } from './penalty-card'
import { ProfileCard } from './profile-card'

export const handle = {
  messages: [
    'mypage',
    'inquiry',
    'lost-report',
    'feat',
    'hof',
    'inbox',
    'reservation',
    'tee-times',
    'course',
    'form',
    'change',
    'companion',
    'coupon',
    'check-in',
  ],
}

const MyGroups = part(withTexts(() => import('../reservation/team/mine/my-groups')))

export default function MypagePage() {
  const t = useText()
  return (
    <main id="content" className={styles.main}>
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
  const { memberIdx } = session
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('mypage.TITLE')}</h1>
        <MessagesLink />
      </header>
      <Content memberIdx={memberIdx} session={session} />
    </div>
  )
}

/** What stands in place of the tee times, by `?view=`. */
const VIEWS = new Map([
  ['cs', MyInquiries],
  ['lost', MyLostProperty],
  ['feats', MyFeats],
])

/** All of it appears at once, because what loads later would push the rest down. */
function Content({ memberIdx, session }: { memberIdx: number; session: KeptSession }) {
  const coming = useCall(mine, comingOf(memberIdx), { toasts: 'faults' })
  const against = useCall(penalties, { memberIdx }, { _nop_: true })
  const weather = useCall(forecast, {}, { _nop_: true })
  const hasSkies = useSettledCodes('791')
  // Asked again after a failure, a part shows by itself that it loads.
  const [isThere, setThere] = useState(false)
  const view = useSearchParams()[0].get('view')
  const Other = view === null ? undefined : VIEWS.get(view)
  if (!isThere) {
    if (coming.isPending || against.isPending || weather.isPending || !hasSkies) return <Loading lines={12} />
    setThere(true)
  }
  return (
    <>
      <div>
        <PenaltyCard memberIdx={memberIdx} />
        {view === 'groups' ? (
          <Suspense fallback={<Loading lines={12} />}>
            <MyGroups memberIdx={memberIdx} />
          </Suspense>
        ) : Other ? (
          <Other />
        ) : (
          <OwnRounds me={memberIdx} coming={coming.data?.list} forecast={weather.data} />
        )}
      </div>
      <ProfileCard session={session} memberIdx={memberIdx} against={against.data} />
    </>
  )
}
