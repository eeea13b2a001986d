/**
 * R of the mode numbers: the game as the post names it, the date of that public draw and its numbers in the order
 * that the post names, joined by commas.
 */
export function numbersValue(name: string, date: string, numbers: readonly number[]): string {
  return [name, date, ...numbers].join(',')
}

/** Whether a value is the result of the game, in the form of `numbersValue`. @param date of posts that name it */
export function isNumbersValue(name: string, value: string, date?: string): boolean {
  const begins = date === undefined ? `${name},` : `${name},${date},`
  return value.startsWith(begins) && /^\d{4}-\d\d-\d\d(,(0|[1-9]\d*))+$/.test(value.slice(name.length + 1))
}
