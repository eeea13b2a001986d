/** What a member needs from the first press to the booking, and nobody before. */
export { lock, relock } from '@clubhouse/contract/reservation/booking'
export { giveBackOnTheWayOut } from './give-back'
export { sendBooking } from './send-booking'
