import { mine } from '@clubhouse/contract/passkey'
import { useEffect, useId, useState } from 'react'
import { useCall } from '../api/use-call'
import { useText } from '../language/use-text'
import base from '../ui/base.module.css'
import { Button, ButtonLink } from '../ui/button'
import { declinePasskeyHere, mayOfferPasskeyHere } from './known-here'
import styles from './passkey-offer.module.css'

/** Offers a passkey to a member who has none, on a device that can check a face or a finger, until it is declined there. */
export function PasskeyOffer() {
  const t = useText()
  const id = useId()
  const [isOpen, setOpen] = useState(mayOfferPasskeyHere)
  const isAble = useChecksPerson()
  const { data } = useCall(mine, {}, { enabled: isOpen && isAble, _nop_: true })
  if (!isOpen || data?.length !== 0) return null
  const decline = () => {
    declinePasskeyHere()
    setOpen(false)
  }
  return (
    <section className={styles.offer} aria-labelledby={id}>
      <h2 id={id}>{t('passkey.OFFER')}</h2>
      <p>{t('passkey.OFFER_HINT')}</p>
      <div className={base.buttons}>
        <ButtonLink look="plain" to="/mypage/myinfo#passkeys">
          {t('passkey.OFFER_YES')}
        </ButtonLink>
        <Button look="bare" onClick={decline}>
          {t('passkey.OFFER_NO')}
        </Button>
      </div>
    </section>
  )
}

/** True once the browser has said that this device itself can check who uses it. */
function useChecksPerson(): boolean {
  const [isAble, setAble] = useState(false)
  useEffect(() => {
    if (!('PublicKeyCredential' in window)) return
    const asked = PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable?.()
    asked?.then(setAble).catch(() => {})
  }, [])
  return isAble
}
