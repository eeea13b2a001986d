import type { contract } from '@clubhouse/contract'
import type { Services } from '../../../../../platform/context.ts'
import { write } from '../../../../../platform/write.ts'
import type { Channels } from '../../../../people/notice/write-notices.ts'
import { block, unblock } from './block.ts'
import { change, insert } from './change.ts'

/** Decision 117. */
export const slotManage = (channels: Channels): Services<typeof contract.slotManage> => ({
  block: (input, ctx) => write(ctx, (tx) => block(tx, input)),
  unblock: (input, ctx) => write(ctx, (tx) => unblock(tx, input, channels)),
  change: (input, ctx) => write(ctx, (tx) => change(tx, input)),
  insert: (input, ctx) => write(ctx, (tx) => insert(tx, input)),
})
