import { endSigning, type PasskeyAnswer, sign } from '../passkey/ceremony'
import { isPasskeyHere } from '../passkey/known-here'

/** What is to be signed holds five minutes on the server; before that the browser is asked anew. */
const ANEW_MS = 4 * 60_000

/**
 * Lets the browser offer passkeys among the names that it fills in, where one was used in this browser before. What a
 * button asks for ends it.
 * @returns how it ends
 */
export function offerPasskeys(clubCode: () => string, onSigned: (passkey: PasskeyAnswer) => void): () => void {
  let isOver = false
  let waiting = 0
  const begin = async () => {
    if (isOver || !(await mayOffer())) return
    waiting++
    // Whatever stands against it: the button is there, and says so when it is pressed.
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
