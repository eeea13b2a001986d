import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const argon2id = promisify(argon2) as (algorithm: 'argon2id', parameters: object) => Promise<Buffer>

/** OWASP's second choice for Argon2id: 19 MiB, 2 passes, 1 lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }

/** Hashes a password as `argon2id$memory$passes$salt$tag`. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await argon2id('argon2id', { ...COST, message: password.normalize('NFC'), nonce })
  return `argon2id$${COST.memory}$${COST.passes}$${nonce.toString('base64url')}$${tag.toString('base64url')}`
}

export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [, memory, passes, nonce, tag] = hash.split('$')
  if (!memory || !passes || !nonce || !tag) return false
  const given = await argon2id('argon2id', {
    ...COST,
    memory: Number(memory),
    passes: Number(passes),
    message: password.normalize('NFC'),
    nonce: Buffer.from(nonce, 'base64url'),
  })
  return timingSafeEqual(given, Buffer.from(tag, 'base64url'))
}

let nobody: Promise<string> | undefined

/** Takes as long as checking a real password, so that timing does not reveal which ids exist. */
export async function checkNobody(password: string): Promise<false> {
  nobody ??= hashPassword('nobody has this password')
  await isPassword(password, await nobody)
  return false
}
