import { store } from '../../../ui/feedback/store'

/** Of the member’s turn in a lobby, which a hold sends. */
export const lobbyTicket = store<string | undefined>(undefined)
