/** The kind of a message that managers write. */
export const kindOf = (isMarketing: boolean) => (isMarketing ? 'CLUB_NEWS' : 'CLUB_MESSAGE')
