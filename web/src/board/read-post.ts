import type { Call, DataOf, InputOf } from '@clubhouse/contract/call'
import type { LoaderFunctionArgs } from 'react-router'
import { rendering } from '../api/page-source'

const NUMBER = /^[1-9]\d{0,14}$/

/** Reads the post in the URL; a non-numeric id is a 404. */
export async function readPost<C extends Call>(
  one: C,
  { context, params }: Pick<LoaderFunctionArgs, 'context' | 'params'>,
): Promise<DataOf<C>> {
  if (!NUMBER.test(params.idx ?? '')) throw new Response(null, { status: 404 })
  return context.get(rendering).source.call(one, { idx: Number(params.idx) } as unknown as InputOf<C>)
}
