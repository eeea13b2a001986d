import type { BoardCalls } from '@clubhouse/contract/board/board'
import type { Call, ParsedInputOf } from '@clubhouse/contract/call'
import type { ListCall } from '@clubhouse/contract/list'
import type { Fragment } from 'postgres'
import { historyOf } from '../../office/history.ts'
import type { Context, Malformed, Services } from '../../platform/context.ts'
import type { Transaction } from '../../platform/write.ts'
import { bringingBack } from './bring-back.ts'
import { changers } from './change.ts'
import type { AnyBoard, Board, Filter, Given } from './own.ts'
import { publishers } from './publish.ts'
import { readers, readPage, type Shown, shownBy } from './read.ts'
import { isOpen } from './rows.ts'
import type { Saved } from './sql.ts'
import { versionReaders } from './versions.ts'

/** The calls as a noun of the contract exports them; a board without copies has no `clone`. */
type Calls = Pick<BoardCalls, 'list'> & Record<Exclude<keyof BoardCalls, 'list' | 'clone'>, Call>

type BoardServices<C extends Calls> = Services<Pick<C, keyof Calls> & Pick<BoardCalls, 'clone'>> & {
  /** Posts that visitors see, for another list of the board; `sort` is one of those of its own list. */
  visible(
    ctx: Context,
    filter: Omit<Filter, 'scope' | 'state'>,
    where?: readonly (Fragment | false | '' | undefined)[],
  ): Promise<{ list: Shown[]; total: number; page: number; size: number }>
  /** Adds a draft in a change of the caller; unlike a form, it may leave out what only a published post needs. */
  draft(tx: Transaction, words: Omit<Given, 'state'> & Record<string, unknown>): Promise<Saved | Malformed>
  /** Archives posts in a change of the caller. @returns how many were not archived before */
  archive(tx: Transaction, idx: number[]): Promise<number>
}

/** Decision 035. */
export function board<C extends Calls, R extends object = object>(
  calls: C,
  own: Board<
    ParsedInputOf<C['create']> & Given,
    ParsedInputOf<C['list']> & Filter,
    R,
    C['list']['list']['sorts'][number]
  >,
): BoardServices<C> {
  const any = own as AnyBoard
  const visible: BoardServices<C>['visible'] = async (ctx, filter, where = []) => {
    const page = await readPage(any, calls.list as ListCall as BoardCalls['list'], filter, ctx, [
      isOpen(ctx.sql, 't'),
      ...where,
    ])
    return { ...page, list: page.list.map((row) => shownBy(any)(row, ctx)) }
  }
  return {
    ...readers(any, calls as never),
    ...versionReaders(any, calls as never),
    ...changers(any, calls as never),
    ...publishers(any, calls as never),
    ...bringingBack(any, calls as never),
    history: historyOf(calls.history as never),
    visible,
  } as never
}
