/** The heading of a section, for a link to it. */
export const sectionId = (idx: number) => `section-${idx}`
