import { createHash, randomBytes } from 'node:crypto'

/** A token for something that continues in another call. The database stores its hash only. */
export const newTicket = () => `tk.${randomBytes(32).toString('base64url')}`

export const hashTicket = (ticket: string) => createHash('sha256').update(ticket).digest()
