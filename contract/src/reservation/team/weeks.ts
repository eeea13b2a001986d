/** The other week of a group that plays twice a month: two weeks apart. @param week 1 to 4 */
export const otherWeek = (week: number): number => (week > 2 ? week - 2 : week + 2)
