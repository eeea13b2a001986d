import type { Call } from '@clubhouse/contract/call'
import type { ListCall } from '@clubhouse/contract/list'
import type { Filter, OfficeList } from './declare'

/** What a list shows, read from its URL. A value that the list does not know counts as none. */
export interface ListAddress {
  filters: Readonly<Record<string, string>>
  /** Filters, sort and page by the names of the call's input. */
  input: Record<string, unknown>
  /** The sort in force; undefined where the call cannot sort. */
  sort?: string
  page: number
}

const DAY = /^[1-9]\d{3}-\d\d-\d\d$/
const CODE = /^[\w-]{1,20}$/
const MAX_KEYWORD = 100
const MAX_PAGE = 100_000

/** @param preset values that hold while the URL has none */
export function addressOf<C extends Call>(
  { call, filters = [], size = 30 }: Pick<OfficeList<C>, 'call' | 'filters' | 'size'>,
  query: URLSearchParams,
  preset: Readonly<Record<string, string>> = {},
): ListAddress {
  const found: Record<string, string> = {}
  const input: Record<string, unknown> = {}
  for (const { name, field, accepts } of filters.flatMap(namesIn)) {
    const value = [query.get(name)?.slice(0, MAX_KEYWORD), preset[name]].find((one) => one && accepts(one))
    if (value) found[name] = input[field] = value
  }
  const rules = rulesOf(call)
  if (!rules) return { filters: found, input, page: 1 }
  const asked = query.get('sort') ?? ''
  const own = rules.sorts.includes(asked.replace('-', '')) ? asked : undefined
  const page = Math.min(Math.max(1, Math.trunc(Number(query.get('page'))) || 1), MAX_PAGE)
  return { filters: found, input: { ...input, sort: own, page, size }, sort: own ?? rules.sort(input), page }
}

/** What a list call says of itself; nothing of a call that answers all rows at once. */
export const rulesOf = (call: Call) => ('list' in call ? (call as ListCall).list : undefined)

interface Name {
  name: string
  field: string
  accepts: (value: string) => boolean
}

/** The names that a filter has in the URL. */
export function namesIn<C extends Call>(filter: Filter<C>): Name[] {
  switch (filter.kind) {
    case 'choice': {
      const pairs = filter.options.flatMap(({ sets }) => Object.entries(sets))
      return [...new Set(pairs.map(([name]) => name))].map((name) => {
        const values = pairs.filter(([one]) => one === name).map(([, value]) => value)
        return { name, field: name, accepts: (value) => values.includes(value) }
      })
    }
    case 'select': {
      const { name, field = name, accept } = filter
      const accepts = (value: string) => (accept instanceof RegExp ? accept.test(value) : accept.includes(value))
      return [{ name, field, accepts }]
    }
    case 'code':
      return [{ name: filter.name, field: filter.field ?? filter.name, accepts: (value) => CODE.test(value) }]
    case 'days':
      return [filter.from, filter.to].map((name) => ({ name, field: name, accepts: (value) => DAY.test(value) }))
    case 'switch':
      return [{ name: filter.name, field: filter.name, accepts: (value) => value === 'true' }]
    case 'keyword': {
      const { name = 'keyword', accept } = filter
      return [{ name, field: name, accepts: (value) => accept?.test(value) ?? true }]
    }
  }
}

/** Names of the query and their new values; one without a value is removed. */
export type Changes = Readonly<Record<string, string | undefined>>

export function changed(query: URLSearchParams, changes: Changes): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const [name, value] of Object.entries(changes))
    if (value) next.set(name, value)
    else next.delete(name)
  return next
}
