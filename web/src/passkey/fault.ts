/** Texts of `passkey`. */
type Fault = 'CANCELLED' | 'ALREADY' | 'WRONG_PLACE' | 'UNFIT' | 'FULL' | 'LAST' | 'UNCHECKED'

/** What browsers throw, and what it means to a person; messages of `passkey`. Source: WebAuthn, 5.1.3 and 5.1.4. */
const OF_BROWSER: Record<string, Fault | undefined> = {
  // The window was closed, the time ran out, or there was nothing to choose: browsers do not say which.
  NotAllowedError: 'CANCELLED',
  AbortError: 'CANCELLED',
  InvalidStateError: 'ALREADY',
  SecurityError: 'WRONG_PLACE',
  ConstraintError: 'UNFIT',
  NotSupportedError: 'UNFIT',
}
/** Of WRONG_STATE. */
const OF_STATE: Record<string, Fault | undefined> = { FULL: 'FULL', ADDED: 'ALREADY', REQUIRED: 'LAST' }

/** The message of what went wrong with a passkey; undefined when the refusal has words of its own. */
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

/** Nothing is wrong then: the person thought better of it. */
export const isCancelled = (error: unknown): boolean => faultOf(error) === 'passkey.CANCELLED'
