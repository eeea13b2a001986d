import { useClub, useText } from '../../language/use-text'
import { joiningNow, useJoining } from './joining'
import styles from './signup-steps.module.css'

/** The sheet of a tee time that a visitor pressed: it is held there after the login. */
const isToHold = (back: string | undefined) => /^\/reservation\?/.test(back ?? '')

/** Says on the way that a tee time follows. */
export function ThenHeld() {
  const t = useText()
  return isToHold(useJoining()?.back) ? <p className={styles.then}>{t('signup.THEN_HELD')}</p> : null
}

/** What an applicant can expect. @param email where the decision goes; left out where the page does not know it */
export function WhatNext({ email }: { email?: string }) {
  const t = useText()
  const { sendsMail } = useClub()
  const byMail = () => (email ? t('signup.NEXT_EMAIL', { email }) : t('signup.NEXT_EMAIL_ON_FILE'))
  return (
    <section className={styles.next} aria-labelledby="next">
      <h2 id="next">{t('signup.NEXT')}</h2>
      <ol>
        <li>{t('signup.NEXT_CHECK')}</li>
        <li>{sendsMail ? byMail() : t('signup.NEXT_CALL')}</li>
        <li>{t('signup.NEXT_LOGIN')}</li>
      </ol>
      {isToHold(joiningNow().done?.back) && <p>{t('signup.NEXT_NOT_HELD')}</p>}
    </section>
  )
}
