import type { CertPurpose } from '@clubhouse/contract/member/certification'
import { useEffect, useState } from 'react'
import { CallFail } from '../../api/call-fail'
import { useClub, useText } from '../../language/use-text'
import { useAble } from '../../passkey/use-able'
import { Button } from '../../ui/button'
import forms from '../../ui/form/form.module.css'
import type { Proof } from '../certification/proof'
import { FaultLine } from './fault-line'
import { isPasskeyTaken, proveByPasskey } from './prove'

export function PasskeyProof({ purpose, onProved }: { purpose: CertPurpose; onProved: (proof: Proof) => void }) {
  const t = useText()
  const { clubCode } = useClub()
  const isAble = useAble()
  const [isTaken, setTaken] = useState(false)
  const [fail, setFail] = useState<unknown>()
  const [pending, setPending] = useState(false)
  useEffect(() => {
    // Without an answer the emailed code remains.
    if (isAble) isPasskeyTaken(clubCode).then(setTaken, () => {})
  }, [isAble, clubCode])

  if (!isTaken) return null
  const prove = async () => {
    setFail(undefined)
    setPending(true)
    try {
      onProved(await proveByPasskey(clubCode, purpose))
    } catch (error) {
      setFail(error instanceof CallFail && error.code === 'CERT_WRONG' ? 'passkey.UNKNOWN' : error)
    }
    setPending(false)
  }
  return (
    <div className={forms.form}>
      <FaultLine fail={fail} />
      <Button look="plain" pending={pending} onClick={prove}>
        {t('passkey.INSTEAD')}
      </Button>
    </div>
  )
}
