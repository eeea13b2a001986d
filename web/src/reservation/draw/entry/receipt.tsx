import { receipt } from '@clubhouse/contract/reservation/draw/entry'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queryKey, useCall } from '../../../api/use-call'
import { useFormat, useText } from '../../../language/use-text'
import { Button } from '../../../ui/button'
import { Loading } from '../../../ui/loading'
import { Wrong } from '../../../ui/wrong'
import styles from '../draw.module.css'

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
  if (error && !data) return <Wrong requestId={error.requestId} retry={() => refetch()} />
  if (!data) return <Loading lines={3} />
  return (
    <div className={styles.receipt} data-paper="receipt">
      <dl className={styles.lines}>
        <div>
          <dt>{t('draw.RECEIPT_NO')}</dt>
          <dd>{data.receiptNo}</dd>
        </div>
        <div>
          <dt>{t('draw.RECEIPT_AT')}</dt>
          <dd>{instant(data.issuedAt)}</dd>
        </div>
        <div>
          <dt>{t('draw.RECEIPT_HASH')}</dt>
          <dd className={styles.hex}>{data.entryHash}</dd>
        </div>
        <div>
          <dt>{t('draw.RECEIPT_TEXT')}</dt>
          <dd className={styles.hex}>{data.canonical}</dd>
        </div>
      </dl>
      <p className={styles.quiet}>{t('draw.RECEIPT_HINT')}</p>
      <div className={styles.deeds}>
        <Button look="plain" size="small" onClick={() => window.print()}>
          {t('common.PRINT')}
        </Button>
      </div>
    </div>
  )
}
