import type { DataOf } from '@clubhouse/contract/call'
import type { penalties } from '@clubhouse/contract/member/profile'
import { Link } from 'react-router'
import { useServerNow } from '../api/clock'
import { useCodes } from '../code/use-codes'
import { useClub, useFormat, useText } from '../language/use-text'
import { PersonPhoto } from '../member/profile/person-photo'
import { Limits } from '../reservation/sheet/page/limits'
import type { KeptSession } from '../session/session-store'
import { signOut } from '../session/sign-in'
import { Button } from '../ui/button'
import { Icon } from '../ui/icon'
import { LineDrawing } from '../ui/line-drawing'
import { MEMBER_LINKS } from './member-links'
import styles from './mypage-page.module.css'

interface ProfileCardProps {
  session: KeptSession
  memberIdx: number
  /** What stands against the member, if it could be read. */
  against?: DataOf<typeof penalties>
}

export function ProfileCard({ session, memberIdx, against }: ProfileCardProps) {
  const t = useText()
  const now = useServerNow(60_000)
  const { dayOf } = useFormat()
  const { zone } = useClub()
  const { label } = useCodes('702')
  const initial = [...session.name][0]
  return (
    <aside className={styles.profile} aria-label={t('mypage.PROFILE')}>
      <div className={styles.me}>
        <span className={styles.face} aria-hidden="true">
          {session.imageUrl ? <PersonPhoto url={session.imageUrl} alt="" size={56} instead={initial} /> : initial}
        </span>
        <div>
          <b>{session.name}</b>
          <span>{session.memberType && label(session.memberType, '')}</span>
          <span>{session.id}</span>
        </div>
      </div>
      {now !== null && zone && (
        <>
          <h2>{t('mypage.LIMITS')}</h2>
          <Limits memberIdx={memberIdx} date={dayOf(now)} />
          {against && <Cancels of={against} />}
        </>
      )}
      <nav aria-label={t('mypage.TITLE')}>
        <ul className={styles.links}>
          {MEMBER_LINKS.map(([to, text, icon]) => (
            <li key={to}>
              <Link to={to}>
                {typeof icon === 'string' ? <Icon name={icon} /> : <LineDrawing {...icon} />}
                {t(text)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Button look="bare" size="small" onClick={() => signOut({ home: true })}>
        {t('site.LOG_OUT')}
      </Button>
    </aside>
  )
}

/** How often the member has cancelled this month, and from which number on that suspends. The club gives no points. */
function Cancels({ of: { cancelsThisMonth: count, cancelsMax: from } }: { of: DataOf<typeof penalties> }) {
  const t = useText()
  if (count === 0 || from === null) return null
  return <p className={styles.cancels}>{t('mypage.CANCELS', { count, from })}</p>
}
