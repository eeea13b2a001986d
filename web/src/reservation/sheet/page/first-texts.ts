import { wishOf } from '../find/wish'

/** What the tee times say before anything is pressed, and what a press says at once. */
const FIRST = [
  ...['TITLE', 'INTRO', 'NEEDS_SCRIPTS', 'SERVER_TIME', 'OPENS_AT', 'OPENS_IN', 'OPENED', 'LOAD_FAILED'],
  ...['DAY', 'DAYS', 'DAYS_EARLIER', 'DAYS_LATER', 'MONTH', 'FREE_COUNT', 'MY_BOOKING_HERE', 'NO_DAYS'],
  ...['FREE_OF', 'NONE_FREE', 'NEXT_FREE', 'COURSES', 'LIVE', 'POLLING', 'PRICES', 'NO_SHEET', 'SHOW_DAY'],
  ...['DRAFT_DAY', 'SUSPENDED_DAY', 'CLOSED_DAY', 'SHEET_OF', 'TURN', 'PART', 'SLOT_LABEL', 'STATE', 'LEGEND'],
  ...['PLAYERS', 'BLOCKED_WHY', 'GAVE_BACK', 'HOLD_OTHER', 'SWAP_HOLD'],
].map((code) => `reservation.${code}`)

/** What every page says: of its frame, of a connection that is lost, and of a server that does not answer. */
const OF_EVERY_PAGE = [
  ...['YES', 'NO', 'CANCEL', 'CLOSE', 'CONFIRM', 'LANGUAGE', 'LOADING', 'MESSAGES', 'RECENT', 'RETRY', 'REQUEST_ID'],
  ...['7', '400', '403', '404', '408', '429', '500', '503', 'NETWORK', 'RATE_LIMIT', 'WRONG', 'WRONG_HINT'],
  ...['PLEASE_WAIT', 'ACT_OTHER', 'AGAIN_LOOK', 'AGAIN_SAFE', 'CHECK_AGAIN', 'GIVE_UP', 'GO_ON', 'SEND_AGAIN'],
].map((code) => `common.${code}`)

/**
 * The texts that come with the page. A search is rendered on the server with all that it says.
 * What loads later, such as a hold and its form, loads the other texts with its code (`withTexts`).
 */
export const firstTexts = (query: URLSearchParams): string[] =>
  wishOf(query) ? ['reservation', 'free-time', 'form'] : [...FIRST, ...OF_EVERY_PAGE, 'free-time.TITLE']
