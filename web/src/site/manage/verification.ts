/** The proof in what a search console gives: a whole meta tag, or the text alone. */
export const proofIn = (typed: string): string => (/content=["']([^"']*)["']/i.exec(typed)?.[1] ?? typed).trim()
