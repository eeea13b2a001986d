const LAST = 100_000

/** The page of a list that an address asks for; the first where it names none. */
export function pageNumber(search: URLSearchParams, name = 'page'): number {
  return Math.max(1, Math.min(LAST, Math.trunc(Number(search.get(name))) || 1))
}
