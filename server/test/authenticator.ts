import { createHash, createPublicKey, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

interface Key {
  id: Buffer
  privateKey: KeyObject
  rpId: string
  counter: number
}

export interface Wrong {
  origin?: string
  rpId?: string
  challenge?: string
  /** False: no user verification. */
  isVerified?: boolean
  /** The device's signature counter. */
  counter?: number
  /** Signs with another key than the registered one. */
  otherKey?: boolean
}

interface Options {
  challenge: string
  rp?: { id: string }
  rpId?: string
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const newPrivateKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey

/** A device with one passkey, in software: ES256 and the CBOR of a new key (WebAuthn, 6.5). */
export class Authenticator {
  #key?: Key
  readonly #origin: string

  constructor(origin = 'http://localhost') {
    this.#origin = origin
  }

  create(options: Options, wrong: Wrong = {}) {
    const rpId = wrong.rpId ?? options.rp!.id
    this.#key = { id: randomBytes(32), privateKey: newPrivateKey(), rpId, counter: wrong.counter ?? 0 }
    return this.createAgain(options, wrong)
  }

  /** Registers its existing key again, which no honest device does. */
  createAgain(options: Options, wrong: Wrong = {}) {
    const key = this.#key!
    const { x, y } = createPublicKey(key.privateKey).export({ format: 'jwk' })
    const cose = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x!, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y!, 'base64url'),
    ])
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, key.id.length]), key.id, cose])
    const authData = Buffer.concat([this.#head(key, wrong, 0x40), attested])
    const length = Buffer.from([0x59, authData.length >> 8, authData.length & 0xff])
    const attestationObject = Buffer.concat([
      Buffer.from([
        0xa3,
        ...cborText('fmt'),
        ...cborText('none'),
        ...cborText('attStmt'),
        0xa0,
        ...cborText('authData'),
      ]),
      length,
      authData,
    ])
    const clientDataJSON = this.#clientData('webauthn.create', options, wrong)
    return this.#answer({
      clientDataJSON,
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal'],
    })
  }

  get(options: Options, wrong: Wrong = {}) {
    const key = this.#key!
    key.counter = wrong.counter ?? key.counter + 1
    const clientDataJSON = this.#clientData('webauthn.get', options, wrong)
    const authenticatorData = this.#head(key, wrong, 0)
    const signed = Buffer.concat([authenticatorData, sha256(Buffer.from(clientDataJSON, 'base64url'))])
    const signature = sign('sha256', signed, wrong.otherKey ? newPrivateKey() : key.privateKey)
    return this.#answer({
      clientDataJSON,
      authenticatorData: authenticatorData.toString('base64url'),
      signature: signature.toString('base64url'),
    })
  }

  #head({ rpId, counter }: Key, wrong: Wrong, flags: number): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const shown = wrong.isVerified === false ? 0x01 : 0x05
    return Buffer.concat([sha256(wrong.rpId ?? rpId), Buffer.from([flags | shown]), count])
  }

  #clientData(type: string, options: Options, wrong: Wrong): string {
    const challenge = wrong.challenge ?? options.challenge
    const origin = wrong.origin ?? this.#origin
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url')
  }

  #answer(response: object) {
    const id = this.#key!.id.toString('base64url')
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} }
  }
}

const cborText = (text: string) => [0x60 + text.length, ...Buffer.from(text)]
