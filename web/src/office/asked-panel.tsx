import type { ReactNode } from 'react'
import type { CallFail } from '../api/call-fail'
import { useText } from '../language/use-text'
import { NotShown } from './not-shown'
import { RecordPanel } from './record-panel'
import type { RecordTabsProps } from './record-tabs'

interface Props<D> extends Pick<RecordTabsProps, 'history' | 'recordIdx'> {
  /** What a call answered about the record, as `useCall` returns it. */
  asked: { data: D | undefined; error: CallFail | null; refetch: () => Promise<unknown> }
  title: (data: D) => string
  /** The title until the record is read. */
  one: string
  gone: string
  onClose: () => void
  /** After a change, for the list beside it. */
  onChanged: () => void
  /** @param refresh reads the record and its list again */
  children: (data: D, refresh: () => Promise<void>) => ReactNode
}

/** A record that is read when its panel opens, beside its history. */
export function AskedPanel<D>({ asked, title, one, gone, onChanged, children, ...panel }: Props<D>) {
  const t = useText()
  const { data, error, refetch } = asked
  const name = data === undefined ? undefined : title(data)
  const refresh = async () => {
    onChanged()
    await refetch()
  }
  return (
    <RecordPanel {...panel} title={name ?? one} name={name}>
      {data === undefined ? (
        <NotShown error={error} retry={() => void refetch()} gone={gone} hint={t('common.NOTHING_HINT')} />
      ) : (
        children(data, refresh)
      )}
    </RecordPanel>
  )
}
