/** Lifetime of the code that a phone gets, as its text says. */
export const CODE_MINUTES = 5
