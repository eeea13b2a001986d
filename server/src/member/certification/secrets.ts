import { createHmac, randomInt } from 'node:crypto'
import { hashTicket } from '../../platform/ticket.ts'

export const newCode = () => String(randomInt(0, 1_000_000)).padStart(6, '0')

/** Hashed with the ticket, which is not stored: six digits alone could be brute-forced. */
export const hashCode = (ticket: string, code: string) => createHmac('sha256', ticket).update(`code ${code}`).digest()

/** The cookie set in the browser that the provider's window returned to. */
export const NICE_COOKIE = '__Host-nice'
export const markOf = (mark: string) => hashTicket(mark).toString('hex')

/** The same ticket and code always give the same token. */
export const tokenOf = (ticket: string, code = '') =>
  `ct.${createHmac('sha256', ticket).update(`token ${code}`).digest('base64url')}`
