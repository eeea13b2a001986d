import type { InputOf } from '@clubhouse/contract/call'
import { add, challenge } from '@clubhouse/contract/passkey'
import type { login } from '@clubhouse/contract/session'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { needed } from '../api/later'
import { ask } from '../api/transport'

export type PasskeyAnswer = NonNullable<InputOf<typeof login>['passkey']>

/** Loaded on demand: most people type a password. */
const browser = () => needed(() => import('@simplewebauthn/browser'))

/** @param autofill offered in the autofill, without a time limit @throws the browser's error, or the server's */
export async function sign(clubCode: string, { autofill = false } = {}): Promise<PasskeyAnswer> {
  const { startAuthentication } = await browser()
  const { options } = await ask(challenge, { clubCode, purpose: 'LOGIN' }, { _nop_: autofill })
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  return (await startAuthentication({ optionsJSON, useBrowserAutofill: autofill })) as unknown as PasskeyAnswer
}

export async function endSigning(): Promise<void> {
  const { WebAuthnAbortService } = await browser()
  WebAuthnAbortService.cancelCeremony()
}

/** Creates a passkey on this device and adds it. @throws the browser's error, or the server's */
export async function addPasskey(clubCode: string, name: string): Promise<void> {
  const { startRegistration } = await browser()
  const { options, ticket } = await ask(challenge, { clubCode, purpose: 'ADD' })
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  const passkey = (await startRegistration({ optionsJSON })) as unknown as PasskeyAnswer
  await ask(add, { ticket, name, passkey })
}
