import { endSigning, type PasskeyAnswer, sign } from '../passkey/ceremony'
import { isPasskeyHere } from '../passkey/known-here'

const ANEW_MS = 4 * 60_000

/** In the browser's autofill where one was used before. A press of a button aborts it. @returns its outcome */
export function offerPasskeys(clubCode: () => string, onSigned: (passkey: PasskeyAnswer) => void): () => void {
  let isOver = false
  let waiting = 0
  const begin = async () => {
    if (isOver || !(await mayOffer())) return
    waiting++
    // Errors are ignored: the button reports them when pressed.
    const passkey = await sign(clubCode(), { autofill: true }).catch(() => undefined)
    waiting--
    if (passkey && !isOver) onSigned(passkey)
  }
  begin()
  const timer = setInterval(() => waiting > 0 && begin(), ANEW_MS)
  return () => {
    isOver = true
    clearInterval(timer)
    if (waiting > 0) endSigning()
  }
}

async function mayOffer(): Promise<boolean> {
  if (!isPasskeyHere() || !('PublicKeyCredential' in window)) return false
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false
}
