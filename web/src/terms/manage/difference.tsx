import { before } from '@clubhouse/contract/terms'
import { useCall } from '../../api/use-call'
import { Compared } from '../changes'

/** What is new in a version. A draft is compared as it was saved last. */
export function Difference({ termsIdx, version }: { termsIdx: number; version: number }) {
  const { data } = useCall(before, { termsIdx }, { quiet: true, staleTime: 0 })
  return data ? <Compared key={version} found={data} /> : null
}
