import { contract } from '@clubhouse/contract'
import type { Call } from '@clubhouse/contract/call'
import { expect } from 'vitest'
import { Authenticator, type Wrong } from './authenticator.ts'
import { CLUB, PASSWORD, type TestClub } from './club.ts'

interface Person {
  token: string
}

/** The page from whose origin all requests come. */
export const HERE = 'http://localhost'

export function passkeysOf(holder: { readonly club: TestClub }) {
  const challenge = (purpose: 'LOGIN' | 'ADD', as?: Person, origin = HERE) =>
    holder.club.ask(contract.passkey.challenge, { clubCode: CLUB, purpose }, as, { origin })
  const proveFor = (as: Person) =>
    holder.club.ask(contract.profile.checkPassword, { password: PASSWORD }, as, { origin: HERE })

  const send = <C extends Call>(call: C, input: object, as?: Person, origin = HERE) =>
    holder.club.send(call, input, as, { origin })

  return {
    send,
    challenge,
    proveFor,

    async add(as: Person, device: Authenticator, wrong: Wrong = {}, name = 'Chrome, Mac') {
      const { options, ticket } = (await challenge('ADD', as)).data
      return holder.club.send(contract.passkey.add, { ticket, name, passkey: device.create(options, wrong) }, as, {
        origin: HERE,
      })
    },

    async deviceOf(as: Person): Promise<Authenticator> {
      const device = new Authenticator()
      await proveFor(as)
      const added = await this.add(as, device)
      expect(added.body).toMatchObject({ result: true })
      return device
    },

    async signed(device: Authenticator, wrong: Wrong = {}) {
      return device.get((await challenge('LOGIN')).data.options, wrong)
    },

    logIn: (passkey: object, origin = HERE) =>
      holder.club.send(contract.session.login, { clubCode: CLUB, passkey }, null, { origin }),

    list: async (as: Person) => (await holder.club.ask(contract.passkey.mine, {}, as)).data,
  }
}
