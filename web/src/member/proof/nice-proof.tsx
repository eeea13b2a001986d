import type { CertPurpose } from '@clubhouse/contract/member/certification'
import { useEffect, useRef, useState } from 'react'
import { ask } from '../../api/transport'
import { useClub, useText } from '../../language/use-text'
import { Button } from '../../ui/button'
import styles from '../form/form.module.css'
import { RefusalLine } from '../form/refusal-line'
import { hearNiceEnd } from './nice-window'
import { handIn, type Proof } from './proof'

interface Props {
  purpose: CertPurpose
  onProved: (proof: Proof) => void
}

/** Proof by mobile phone: the provider asks in a window of its own, which tells this page when it is done. */
export function NiceProof({ purpose, onProved }: Props) {
  const t = useText()
  const { clubCode } = useClub()
  const ticket = useRef<string>(undefined)
  const [state, setState] = useState<'ready' | 'open' | 'failed'>('ready')
  const [fail, setFail] = useState<unknown>()

  useEffect(
    () =>
      hearNiceEnd(async (isProved) => {
        if (!isProved || !ticket.current) return setState('failed')
        try {
          onProved(await handIn({ ticket: ticket.current }))
        } catch (error) {
          setFail(error)
          setState('ready')
        }
      }),
    [onProved],
  )

  async function open() {
    setFail(undefined)
    // Opened in the press itself: a window that comes later is stopped as an advertisement.
    const pane = window.open('', 'nice', 'width=480,height=720')
    try {
      const { niceEnc } = await import('@clubhouse/contract/member/nice')
      const begun = await ask(niceEnc, { clubCode, purpose }, { quiet: true })
      ticket.current = begun.ticket
      const query = new URLSearchParams({
        m: 'service',
        token_version_id: begun.tokenVersionId,
        enc_data: begun.encData,
        integrity_value: begun.integrityValue,
      })
      const address = `${begun.formUrl}?${query}`
      if (pane) pane.location.href = address
      else location.assign(address)
      setState('open')
    } catch (error) {
      pane?.close()
      setFail(error)
    }
  }

  return (
    <div className={styles.form}>
      <p className={styles.quiet}>{t('signup.NICE_HINT')}</p>
      <RefusalLine fail={fail} />
      {state === 'failed' && (
        <p role="alert" className={styles.refusal}>
          {t('signup.AUTH_FAIL_LEAD')}
        </p>
      )}
      <Button onClick={open}>{t(state === 'open' ? 'signup.NICE_AGAIN' : 'signup.NICE_OPEN')}</Button>
    </div>
  )
}
