export const DAYS_PATH = '/ishm/reservation/days'
export const BOOKINGS_PATH = '/ishm/reservation/bookings'
/** Categories of texts that both pages show. */
export const DAY_TEXTS = ['day-manage', 'manager', 'reservation', 'tee-times', 'form', 'board', 'desk', 'template']
