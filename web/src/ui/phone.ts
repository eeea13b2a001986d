/** Narrower windows count as phones. Specification 9.13. */
const PHONE_PX = 600

export const PHONE_QUERY = `(width < ${PHONE_PX}px)`
