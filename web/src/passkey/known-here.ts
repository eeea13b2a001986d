const KEY = 'passkey'

/** Notes that a passkey was used in this browser, so that the login may offer it in autofill; never whose it is. */
export function notePasskeyHere(isHere: boolean): void {
  try {
    if (isHere) localStorage.setItem(KEY, '1')
    else localStorage.removeItem(KEY)
  } catch {
    // The button remains.
  }
}

export function isPasskeyHere(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

const DECLINED = 'passkey-declined'

/** Notes that a person of this browser wants no passkey on it. */
export function declinePasskeyHere(): void {
  try {
    localStorage.setItem(DECLINED, '1')
  } catch {
    // The offer returns after the next booking.
  }
}

/** True until a passkey was used in this browser, or declined. */
export function mayOfferPasskeyHere(): boolean {
  try {
    return localStorage.getItem(DECLINED) === null && !isPasskeyHere()
  } catch {
    return false
  }
}
