import { state } from '@clubhouse/contract/site'
import type { LoaderFunctionArgs } from 'react-router'
import { rendering } from '../api/page-source'

export async function stateWords({ context }: LoaderFunctionArgs) {
  const { source } = context.get(rendering)
  const { message } = await source.call(state, { clubCode: source.club.clubCode })
  return { message }
}
