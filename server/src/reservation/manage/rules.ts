/** In percent of the tee times of a day. Source: domain, section 3. */
const HOUSE_PERCENT = 10

/** How many tee times of a day the club may use itself. */
export const houseShare = (teeTimes: number): number => Math.floor((teeTimes * HOUSE_PERCENT) / 100)
