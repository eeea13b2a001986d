export { lock, relock } from '@clubhouse/contract/reservation/booking'
export { giveBackOnTheWayOut } from './give-back'
export { sendBooking } from './send-booking'
