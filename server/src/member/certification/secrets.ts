import { createHmac, randomInt } from 'node:crypto'
import { hashTicket } from '../../platform/ticket.ts'

export const newCode = () => String(randomInt(0, 1_000_000)).padStart(6, '0')

/** With the ticket, which is not kept: six digits alone could be tried out on the hash. */
export const hashCode = (ticket: string, code: string) => createHmac('sha256', ticket).update(`code ${code}`).digest()

/** Left in the browser where the provider's window came back. */
export const NICE_COOKIE = '__Host-nice'
export const markOf = (mark: string) => hashTicket(mark).toString('hex')

/** The same ticket and code give the same token, and only they do. */
export const tokenOf = (ticket: string, code = '') =>
  `ct.${createHmac('sha256', ticket).update(`token ${code}`).digest('base64url')}`
