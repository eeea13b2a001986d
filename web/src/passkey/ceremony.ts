import type { InputOf } from '@clubhouse/contract/call'
import type { login } from '@clubhouse/contract/session'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { needed } from '../api/later'
import { ask } from '../api/transport'

export type PasskeyAnswer = NonNullable<InputOf<typeof login>['passkey']>

/** Loaded on demand: most people type a password. */
const calls = () => needed(() => import('@clubhouse/contract/passkey'))
const browser = () => needed(() => import('@simplewebauthn/browser'))

/** @param autofill offered in the autofill, without a time limit @throws the browser's error, or the server's */
export async function sign(clubCode: string, { autofill = false } = {}): Promise<PasskeyAnswer> {
  const [{ challenge }, { startAuthentication }] = await Promise.all([calls(), browser()])
  const { options } = await ask(challenge, { clubCode, purpose: 'LOGIN' }, { quiet: true, _nop_: autofill })
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  return (await startAuthentication({ optionsJSON, useBrowserAutofill: autofill })) as unknown as PasskeyAnswer
}

export async function endSigning(): Promise<void> {
  const { WebAuthnAbortService } = await browser()
  WebAuthnAbortService.cancelCeremony()
}

/** Creates a passkey on this device and adds it. @throws the browser's error, or the server's */
export async function addPasskey(clubCode: string, name: string): Promise<void> {
  const [{ challenge, add }, { startRegistration }] = await Promise.all([calls(), browser()])
  const { options, ticket } = await ask(challenge, { clubCode, purpose: 'ADD' }, { quiet: true })
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  const passkey = (await startRegistration({ optionsJSON })) as unknown as PasskeyAnswer
  await ask(add, { ticket, name, passkey }, { quiet: true })
}
