type Fault = 'CANCELLED' | 'ALREADY' | 'WRONG_PLACE' | 'UNFIT' | 'FULL' | 'LAST' | 'UNCHECKED'

/** Errors of browsers and their texts. Source: WebAuthn, 5.1.3 and 5.1.4. */
const OF_BROWSER: Record<string, Fault | undefined> = {
  // Cancelled, timed out, or no passkey: browsers do not tell which.
  NotAllowedError: 'CANCELLED',
  AbortError: 'CANCELLED',
  InvalidStateError: 'ALREADY',
  SecurityError: 'WRONG_PLACE',
  ConstraintError: 'UNFIT',
  NotSupportedError: 'UNFIT',
}
const OF_STATE: Record<string, Fault | undefined> = { FULL: 'FULL', ADDED: 'ALREADY', REQUIRED: 'LAST' }

/** The text key of a passkey failure; undefined when the refusal has its own text. */
export function faultOf(error: unknown): `passkey.${Fault}` | undefined {
  const { name, code, status, msgDetail, msgVar } = Object(error) as {
    name?: string
    code?: string
    status?: number
    msgDetail?: string
    msgVar?: { state?: string }
  }
  const fault =
    status === undefined
      ? OF_BROWSER[name ?? '']
      : status === 400 && msgDetail === 'origin'
        ? 'WRONG_PLACE'
        : code === 'WRONG_STATE'
          ? OF_STATE[msgVar?.state ?? '']
          : code === 'CERT_WRONG'
            ? 'UNCHECKED'
            : undefined
  return fault && `passkey.${fault}`
}

/** The person cancelled; nothing is wrong. */
export const isCancelled = (error: unknown): boolean => faultOf(error) === 'passkey.CANCELLED'
