import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

export function newToken(prefix: 'at' | 'rt' | 'ck' | 'dd'): string {
  return `${prefix}.${randomBytes(32).toString('base64url')}`
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

export function sealWith(token: string, text: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyFrom(token), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

export function openWith(token: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', keyFrom(token), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}

/** Encrypts secrets, so that a copy of the database does not reveal them, and signs what others carry. */
export interface Seal {
  close(text: string): string
  /** Undefined for a text encrypted with another secret. */
  open(sealed: string): string | undefined
  /** 43 characters of base64url. */
  sign(text: string): string
  isSigned(text: string, signature: string): boolean
}

export function sealOf(secret: string): Seal {
  return {
    close: (text) => sealWith(secret, text),
    open: (sealed) => {
      try {
        return openWith(secret, sealed)
      } catch {
        return undefined
      }
    },
    sign: (text) => signature(secret, text).toString('base64url'),
    isSigned: (text, given) => {
      const bytes = Buffer.from(given, 'base64url')
      const expected = signature(secret, text)
      return bytes.length === expected.length && timingSafeEqual(bytes, expected)
    },
  }
}

const signature = (secret: string, text: string) =>
  createHmac('sha256', keyFrom(secret, 'signature')).update(text).digest()

function keyFrom(token: string, use = 'successor'): Buffer {
  return Buffer.from(hkdfSync('sha256', token, 'clubhouse', use, 32))
}
