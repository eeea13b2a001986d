const LAST = 100_000

export function pageNumber(search: URLSearchParams, name = 'page'): number {
  return Math.max(1, Math.min(LAST, Math.trunc(Number(search.get(name))) || 1))
}
