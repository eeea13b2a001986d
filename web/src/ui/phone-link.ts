/** The address that calls a phone number as it is written, without its hyphens and spaces. */
export const phoneLink = (phoneNo: string): string => `tel:${phoneNo.replace(/[^\d+]/g, '')}`
