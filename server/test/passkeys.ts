import { Authenticator, type Wrong } from './authenticator.ts'
import { type Answer, CLUB, PASSWORD, type TestClub } from './club.ts'

interface Person {
  token: string
}

/** The page from whose origin all requests come. */
export const HERE = 'http://localhost'

export function passkeysOf(holder: { readonly club: TestClub }) {
  const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, body: object, as?: Person, origin: string = HERE) =>
    holder.club.call(method, path, { as, body, headers: { origin } })
  const challenge = (purpose: 'LOGIN' | 'ADD', as?: Person, origin?: string) =>
    send('POST', '/member/passkeys/challenge', { clubCode: CLUB, purpose }, as, origin)
  const proveFor = (as: Person) => send('POST', '/info/check-password', { password: PASSWORD }, as)

  return {
    send,
    challenge,
    proveFor,

    async add(as: Person, device: Authenticator, wrong: Wrong = {}, name = 'Chrome, Mac'): Promise<Answer> {
      const asked = await challenge('ADD', as)
      if (!asked.body.result) return asked
      const { options, ticket } = asked.body.data
      return send('POST', '/member/passkeys', { ticket, name, passkey: device.create(options, wrong) }, as)
    },

    async deviceOf(as: Person): Promise<Authenticator> {
      const device = new Authenticator()
      await proveFor(as)
      const { body } = await this.add(as, device)
      if (!body.result) throw new Error(JSON.stringify(body.fail))
      return device
    },

    async signed(device: Authenticator, wrong: Wrong = {}) {
      return device.get((await challenge('LOGIN')).body.data.options, wrong)
    },

    logIn: (passkey: object, origin?: string) =>
      send('POST', '/member/login', { clubCode: CLUB, passkey }, undefined, origin),

    list: async (as: Person) => (await holder.club.get('/member/passkeys', as)).body.data,
  }
}
