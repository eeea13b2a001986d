import { createCipheriv, createDecipheriv, createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { beginning } from '../../platform/beginning.ts'

/** Keys that both sides derive from the same values. Source: NICE API, integrated identity check, "symmetric key". */
export interface NiceKeys {
  key: string
  iv: string
  hmacKey: string
}

/** @param reqDtim yyyyMMddHHmmss of the request @param tokenVal of the crypto token */
export function niceKeys(reqDtim: string, reqNo: string, tokenVal: string): NiceKeys {
  const made = createHash('sha256')
    .update(reqDtim.trim() + reqNo.trim() + tokenVal.trim())
    .digest('base64')
  return { key: made.slice(0, 16), iv: made.slice(-16), hmacKey: made.slice(0, 32) }
}

/** AES-128-CBC, in base64. */
export function encrypt(plain: string | Buffer, { key, iv }: NiceKeys): string {
  const cipher = createCipheriv('aes-128-cbc', key, iv)
  return Buffer.concat([cipher.update(plain as Buffer), cipher.final()]).toString('base64')
}

export function integrityOf(encData: string, { hmacKey }: NiceKeys): string {
  return createHmac('sha256', hmacKey).update(encData).digest('base64')
}

export interface NiceAnswer {
  resultcode?: string
  requestno?: string
  name?: string
  /** Percent-encoded UTF-8. */
  utf8_name?: string
  birthdate?: string
  /** 1 male, 0 female. */
  gender?: string
  mobileno?: string
  /** CI (the same everywhere) and DI (the same at this club). */
  ci?: string
  di?: string
}

/** The decrypted answer; undefined when its signature is wrong. Names are in EUC-KR. */
export function openAnswer(encData: string, integrity: string, keys: NiceKeys): NiceAnswer | undefined {
  const [given, wanted] = [Buffer.from(integrity), Buffer.from(integrityOf(encData, keys))]
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined
  try {
    const decipher = createDecipheriv('aes-128-cbc', keys.key, keys.iv)
    const plain = Buffer.concat([decipher.update(Buffer.from(encData, 'base64')), decipher.final()])
    const answer = JSON.parse(new TextDecoder('euc-kr').decode(plain))
    return typeof answer === 'object' && answer !== null ? answer : undefined
  } catch {
    return undefined
  }
}

/** The person in an answer; undefined when it names none. */
export function personIn({ name, utf8_name, birthdate, gender, mobileno, ci, di }: NiceAnswer) {
  const identity = ci || di
  const said = (utf8_name && new URLSearchParams(`name=${utf8_name}`).get('name')) || name
  if (!identity || !said) return undefined
  const isDay = /^\d{8}$/.test(birthdate ?? '')
  return {
    identity: `nice ${identity}`,
    name: beginning(said, 60),
    birthDate: isDay ? `${birthdate!.slice(0, 4)}-${birthdate!.slice(4, 6)}-${birthdate!.slice(6)}` : null,
    gender: gender === '1' ? 'M' : gender === '0' ? 'F' : null,
    phoneNo: mobileno?.replace(/^(\d{3})(\d{3,4})(\d{4})$/, '$1-$2-$3').slice(0, 19) ?? null,
  }
}
