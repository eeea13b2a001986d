import type { DataOf } from '@clubhouse/contract/call'
import type { CertPurpose } from '@clubhouse/contract/member/certification'
import { niceEnc } from '@clubhouse/contract/member/nice'
import { useEffect, useRef, useState } from 'react'
import { ask } from '../../api/transport'
import { RefusalLine } from '../../form/refusal-line'
import { useClub, useText } from '../../language/use-text'
import { Button } from '../../ui/button'
import styles from '../../ui/form/form.module.css'
import { forgetUnderWay, hearNiceEnd, noteUnderWay, takeEnded } from './nice-window'
import { handIn, type Proof } from './proof'

interface Props {
  purpose: CertPurpose
  onProved: (proof: Proof) => void
}

/** Verification by mobile phone in the provider's window, which reports back to this page. */
export function NiceProof({ purpose, onProved }: Props) {
  const t = useText()
  const { state, fail, open } = useNice(purpose, onProved)
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

/** The state of the verification, and the opening of the provider's window. */
function useNice(purpose: CertPurpose, onProved: (proof: Proof) => void) {
  const { clubCode } = useClub()
  const ticket = useRef<string>(undefined)
  const [state, setState] = useState<'ready' | 'open' | 'failed'>('ready')
  const [fail, setFail] = useState<unknown>()

  useEffect(() => {
    const end = async (isProved: boolean) => {
      forgetUnderWay()
      if (!isProved || !ticket.current) return setState('failed')
      try {
        onProved(await handIn({ ticket: ticket.current }))
      } catch (error) {
        setFail(error)
        setState('ready')
      }
    }
    const before = takeEnded(purpose)
    ticket.current ??= before?.ticket
    if (before) end(before.ended === 'proved')
    return hearNiceEnd(end)
  }, [onProved, purpose])

  async function open() {
    setFail(undefined)
    const begun = { purpose, back: location.pathname + location.search }
    noteUnderWay(begun)
    // Opened within the click, or popup blockers would stop it.
    const pane = window.open('', 'nice', 'width=480,height=720')
    try {
      const asked = await ask(niceEnc, { clubCode, purpose })
      ticket.current = asked.ticket
      noteUnderWay({ ...begun, ticket: asked.ticket })
      const address = addressOf(asked)
      if (pane) pane.location.href = address
      else location.assign(address)
      setState('open')
    } catch (error) {
      pane?.close()
      forgetUnderWay()
      setFail(error)
    }
  }

  return { state, fail, open }
}

function addressOf(asked: DataOf<typeof niceEnc>): string {
  const query = new URLSearchParams({
    m: 'service',
    token_version_id: asked.tokenVersionId,
    enc_data: asked.encData,
    integrity_value: asked.integrityValue,
  })
  return `${asked.formUrl}?${query}`
}
