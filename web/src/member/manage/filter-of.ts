import type { MessageFilter } from '@clubhouse/contract/member/message'

const NAMES = ['state', 'memberType', 'joinedFrom', 'joinedTo', 'keyword'] as const

/** The filters of the list without its sort and page, for a message to everyone whom they find. */
export function filterOf(input: Readonly<Record<string, unknown>>): MessageFilter {
  const texts = NAMES.flatMap((name) => (input[name] ? [[name, String(input[name])]] : []))
  return {
    ...Object.fromEntries(texts),
    ...(input.suspended !== undefined && { suspended: String(input.suspended) === 'true' }),
  }
}
