import type { MemberRow } from '@clubhouse/contract/member/manage'
import { send } from '@clubhouse/contract/member/message'
import { MessagePanel } from '../message/message-panel'

/** One message to the selected members: one call, and not one for each row. */
export const MESSAGE = {
  label: 'member-message.SEND' as const,
  call: send,
  Ask: ({ rows, onAnswer }: { rows: readonly MemberRow[]; onAnswer: (answer: undefined) => void }) => (
    <MessagePanel to={{ memberIdx: rows.map(({ memberIdx }) => memberIdx) }} onClose={() => onAnswer(undefined)} />
  ),
  each: async () => undefined,
}
