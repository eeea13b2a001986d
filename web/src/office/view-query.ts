import { type Layout, namesOf } from './layout'

/** What of a URL is a view: filters, sort and columns, not the page or an open record. */
export function viewQuery(query: URLSearchParams, ofView: readonly string[], layout?: Layout): string {
  const kept = new URLSearchParams()
  for (const name of [...ofView, 'sort', 'columns'].sort()) {
    const value = name === 'columns' && layout ? namesOf(layout) : query.get(name)
    if (value) kept.set(name, value)
  }
  return `${kept}`
}
