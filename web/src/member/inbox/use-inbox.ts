import { type Message, mine, read, unreadCount } from '@clubhouse/contract/member/inbox'
import { useQueryClient } from '@tanstack/react-query'
import { serverNow } from '../../api/clock'
import { ask } from '../../api/transport'
import { queryKey, useCall } from '../../api/use-call'

interface Inbox {
  list: Message[]
  unread: number
}

export function useInbox(page: number, size: number, onlyUnread: boolean) {
  const input = { page, size, ...(onlyUnread && { unread: true }) }
  return useCall(mine, input)
}

const AGAIN_MS = 15_000

/** The number of unread messages, read again and again while the page is looked at; undefined while unknown. */
export function useUnread(): number | undefined {
  return useCall(unreadCount, {}, { _nop_: true, refetchInterval: AGAIN_MS }).data?.unread
}

/** Marks messages as read without moving them. Failed ones stay unread. */
export function useMarkRead() {
  const client = useQueryClient()
  return async (messages: readonly Message[]) => {
    const fresh = messages.filter(({ readAt }) => !readAt).map(({ messageIdx }) => messageIdx)
    if (fresh.length === 0) return
    const { unread } = await ask(read, { messageIdx: fresh })
    const readAt = new Date(serverNow()).toISOString()
    const marked = (one: Message) => (fresh.includes(one.messageIdx) ? { ...one, readAt } : one)
    client.setQueryData(queryKey(unreadCount, {}), { unread })
    client.setQueriesData<Inbox>(
      { queryKey: queryKey(mine) },
      (inbox) => inbox && { ...inbox, unread, list: inbox.list.map(marked) },
    )
  }
}
