import type { InputOf } from '@clubhouse/contract/call'
import type { login } from '@clubhouse/contract/session'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { needed } from '../api/later'
import { ask } from '../api/transport'

/** What a device answers, in the JSON of WebAuthn. */
export type PasskeyAnswer = NonNullable<InputOf<typeof login>['passkey']>

/** Loaded apart: most people type a password. */
const calls = () => needed(() => import('@clubhouse/contract/passkey'))
const browser = () => needed(() => import('@simplewebauthn/browser'))

/**
 * What a device of the person signs. @throws what the browser says against it, or the server
 * @param autofill true: the browser offers it among what it fills into the form, however long that takes
 */
export async function sign(clubCode: string, { autofill = false } = {}): Promise<PasskeyAnswer> {
  const [{ challenge }, { startAuthentication }] = await Promise.all([calls(), browser()])
  const { options } = await ask(challenge, { clubCode, purpose: 'LOGIN' }, { quiet: true, _nop_: autofill })
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  return (await startAuthentication({ optionsJSON, useBrowserAutofill: autofill })) as unknown as PasskeyAnswer
}

/** Ends what the browser was asked for, where it still waits. */
export async function endSigning(): Promise<void> {
  const { WebAuthnAbortService } = await browser()
  WebAuthnAbortService.cancelCeremony()
}

/** Makes a passkey on this device and adds it. @throws what the browser says against it, or the server */
export async function addPasskey(clubCode: string, name: string): Promise<void> {
  const [{ challenge, add }, { startRegistration }] = await Promise.all([calls(), browser()])
  const { options, ticket } = await ask(challenge, { clubCode, purpose: 'ADD' }, { quiet: true })
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  const passkey = (await startRegistration({ optionsJSON })) as unknown as PasskeyAnswer
  await ask(add, { ticket, name, passkey }, { quiet: true })
}
