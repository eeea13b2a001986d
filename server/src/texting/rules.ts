import { createHmac } from 'node:crypto'

/** Signed as Standard Webhooks describes, so that its libraries verify it. @param secret `whsec_` and base64 */
export function signedHeaders(
  secret: string,
  { id, seconds, body }: { id: string; seconds: number; body: string },
): Record<string, string> {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': String(seconds), 'webhook-signature': `v1,${signature}` }
}

/** As Solapi's HTTP API asks for it. @param date ISO 8601 */
export function solapiAuthorization(
  { apiKey, secret }: { apiKey: string; secret: string },
  date: string,
  salt: string,
): string {
  const signature = createHmac('sha256', secret).update(`${date}${salt}`).digest('hex')
  return `HMAC-SHA256 apiKey=${apiKey}, date=${date}, salt=${salt}, signature=${signature}`
}

/** `•••0142`: enough to recognise, too little to call. */
export const maskedPhone = (digits: string) => `•••${digits.slice(-4)}`
