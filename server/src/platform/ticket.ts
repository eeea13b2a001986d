import { createHash, randomBytes } from 'node:crypto'

/** Names something that was begun and goes on in another call. The database keeps its hash alone. */
export const newTicket = () => `tk.${randomBytes(32).toString('base64url')}`

export const hashTicket = (ticket: string) => createHash('sha256').update(ticket).digest()
