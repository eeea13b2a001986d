import { receipt } from '@clubhouse/contract/reservation/draw/entry'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queryKey, useCall } from '../../../api/use-call'
import { useFormat, useText } from '../../../language/use-text'
import { Button } from '../../../ui/button'
import { FactLines } from '../../../ui/fact-lines'
import { Unread } from '../../../ui/unread'
import styles from '../draw.module.css'
import { Hex } from '../hex'

interface Props {
  entryIdx: number
  /** Of the entry: another one has another receipt. */
  version?: number
}

/** What the club confirms of an entry: its number, its hash, and the text that the hash is over. */
export function Receipt({ entryIdx, version }: Props) {
  const t = useText()
  const { instant } = useFormat()
  const client = useQueryClient()
  const { data, error, refetch } = useCall(receipt, { entryIdx }, { _nop_: true })
  const isOld = version !== undefined && data !== undefined && data.version < version
  useEffect(() => {
    if (isOld) void client.invalidateQueries({ queryKey: queryKey(receipt, { entryIdx }) })
  }, [isOld, client, entryIdx])
  if (!data) return <Unread error={error} retry={refetch} lines={3} />
  const rows = [
    [t('draw.RECEIPT_NO'), data.receiptNo],
    [t('draw.RECEIPT_AT'), instant(data.issuedAt)],
    [t('draw.RECEIPT_HASH'), <Hex key="hash" text={data.entryHash} />],
    [t('draw.RECEIPT_TEXT'), <Hex key="text" text={data.canonical} />],
  ] as const
  return (
    <div className={styles.receipt} data-paper="receipt">
      <FactLines rows={rows} />
      <p className={styles.quiet}>{t('draw.RECEIPT_HINT')}</p>
      <div className={styles.deeds}>
        <Button look="plain" size="small" onClick={() => window.print()}>
          {t('common.PRINT')}
        </Button>
      </div>
    </div>
  )
}
