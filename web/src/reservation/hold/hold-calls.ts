export { lock, relock } from '@clubhouse/contract/reservation/booking/booking'
export { heldHere } from '@clubhouse/contract/reservation/sheet/sheet'
export { sendBooking } from './send-booking'
export { sayClosed } from './tab-closed'
