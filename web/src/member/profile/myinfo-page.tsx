import { me } from '@clubhouse/contract/member/profile'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { useCall } from '../../api/use-call'
import { useText } from '../../language/use-text'
import { patchSession } from '../../session/session-store'
import { Unread } from '../../ui/unread'
import { CheckedPage } from './checked-page'
import styles from './checked-page.module.css'
import { Devices } from './devices'
import { NewsQuestion } from './news-question'
import { Passkeys } from './passkeys'
import { Photo } from './photo'
import { ProfileForm } from './profile-form'
import { TakeAway } from './take-away'

export const handle = {
  messages: ['profile', 'form', 'signup', 'recovery', 'member', 'session', 'passkey', 'companion', 'address'],
}

export default function MyInfoPage() {
  return (
    <CheckedPage title="profile.TITLE" lead="profile.LEAD">
      <MyInfo />
    </CheckedPage>
  )
}

function MyInfo() {
  const t = useText()
  const { data, error, refetch } = useCall(me, {})
  // The header and /mypage show the session's record, so it follows changes here.
  useEffect(() => {
    if (!data) return
    const { name, email, phoneNo, lang, imageUrl } = data
    patchSession({ name, email, phoneNo, lang, imageUrl: imageUrl ?? null })
  }, [data])
  // A failed refetch keeps the page and its input.
  if (!data) return <Unread error={error} retry={refetch} lines={8} />
  return (
    <>
      {data.marketingUntil && <NewsQuestion until={data.marketingUntil} onAnswered={() => refetch()} />}
      <Photo profile={data} onChanged={() => refetch()} />
      <ProfileForm profile={data} refresh={refetch} />
      <section className={styles.section} aria-labelledby="account">
        <h2 id="account">{t('profile.ACCOUNT')}</h2>
        <ul className={styles.list}>
          <li>
            <Link to="/mypage/companions">{t('companion.TITLE')}</Link>
          </li>
          <li>
            <Link to="/mypage/myinfo/additional">{t('profile.MORE_TITLE')}</Link>
          </li>
          <li>
            <Link to="/login/password-reset-page">{t('profile.CHANGE_PASSWORD')}</Link>
          </li>
        </ul>
      </section>
      <section className={styles.section} aria-labelledby="passkeys">
        <Passkeys heading={<h2 id="passkeys">{t('passkey.TITLE')}</h2>} lead={t('passkey.LEAD')} />
      </section>
      <Devices />
      <TakeAway />
    </>
  )
}
