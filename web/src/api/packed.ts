const QUOTES = /["`]/g
const exchanged = (text: string) => text.replace(QUOTES, (quote) => (quote === '"' ? '`' : '"'))

/** JSON with other quotes: the data of a page is a text in a text, where each double quote takes three characters. */
export const pack = (value: unknown): string => exchanged(JSON.stringify(value))

export const unpack = <T>(packed: string): T => JSON.parse(exchanged(packed))
