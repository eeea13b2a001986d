import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

/** A new secret for a client, such as `at.…`; only its hash is stored. */
export function newToken(prefix: 'at' | 'rt' | 'ck'): string {
  return `${prefix}.${randomBytes(32).toString('base64url')}`
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Seals a text so that only who holds the token can read it. */
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

/** Keeps what must be read again out of the hands of whoever reads the database alone. */
export interface Seal {
  close(text: string): string
  /** Undefined for what was closed with another secret. */
  open(sealed: string): string | undefined
}

/** @param secret of the deployment: SESSION_SECRET */
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
  }
}

function keyFrom(token: string): Buffer {
  return Buffer.from(hkdfSync('sha256', token, 'clubhouse', 'successor', 32))
}
