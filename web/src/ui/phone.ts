/** Narrower windows count as phones. Source: spec, section 9. */
const PHONE_PX = 600

export const PHONE_QUERY = `(width < ${PHONE_PX}px)`
