/** The column of a field: `memberIdx` is `member_idx`. */
export const columnOf = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
