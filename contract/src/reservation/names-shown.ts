/** Who reads names on the sheet. Full members are those with a membership, which web members do not have. */
export const NAMES_SHOWN_TO = ['NOBODY', 'OWN_GROUPS', 'FULL_MEMBERS', 'ALL_MEMBERS'] as const
export type NamesShownTo = (typeof NAMES_SHOWN_TO)[number]

/** Until the club chooses. */
export const NAMES_SHOWN_FIRST: NamesShownTo = 'FULL_MEMBERS'
