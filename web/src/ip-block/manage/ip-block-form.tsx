import type { IpBlock } from '@clubhouse/contract/ip-block'
import type { CallFail } from '../../api/call-fail'
import { momentChecks, momentIn } from '../../form/moments'
import { RecordField } from '../../form/record-field'
import { RecordForm } from '../../form/record-form'
import { useFormat, useText } from '../../language/use-text'
import type { RecordFormProps } from '../../office/record-page'
import base from '../../ui/base.module.css'
import { confirm } from '../../ui/feedback/dialog'
import type { Values } from '../../ui/form/draft'
import styles from './ip-block.module.css'

/** Blocking the address in use asks once more, and sends the same again. */
export function IpBlockForm(props: RecordFormProps<IpBlock>) {
  const t = useText()
  const { locale } = useFormat()
  const endCheck = (now: Values) => {
    const [start, end] = [momentIn(locale, now, 'startAt'), momentIn(locale, now, 'endAt')]
    const isEarly = start && end && end <= start
    return momentChecks('endAt')['endAt.date']?.(now) ?? (isEarly ? 'ip-block.END_EARLY' : undefined)
  }
  const evenSelf = async ({ code, msgVar }: CallFail) => {
    if (code !== 'SELF_BLOCK') return undefined
    const message = t('ip-block.ASK_SELF', { ip: String(msgVar?.ip ?? '') })
    const isMeant = await confirm({ message, yes: t('ip-block.BLOCK_ME'), no: t('common.CANCEL'), tone: 'danger' })
    return isMeant ? { evenSelf: true } : undefined
  }
  return (
    <RecordForm
      {...props}
      begins={{ scope: 'SITE', isUse: true }}
      words={{ ip: 'ip-block.IP_WRONG', reason: 'ip-block.REASON_MISSING' }}
      checks={{ 'endAt.date': endCheck }}
      blames={({ status, code, msgDetail }) => {
        if (status === 400 && msgDetail === 'ip') return { ip: 'ip-block.IP_WRONG' }
        if (status === 400 && msgDetail === 'endAt') return { 'endAt.date': 'ip-block.END_EARLY' }
        return code === 'OVERLAP' ? { ip: 'ip-block.OVERLAPS' } : undefined
      }}
      again={evenSelf}
    >
      {props.row && (
        <p className={base.quiet} data-apart>
          {t('ip-block.REFUSED', { count: props.row.hits })}
        </p>
      )}
      <RecordField name="ip" hint="ip-block.IP_HINT" spellCheck={false} />
      <RecordField name="scope" />
      <RecordField name="reason" />
      <div className={styles.times}>
        <RecordField name="startAt" label="ip-block.START_OPTIONAL" />
        <RecordField name="endAt" label="ip-block.END_OPTIONAL" />
        <p className={base.quiet}>{t('board.ZONE', { zone: locale.zone })}</p>
      </div>
      <RecordField name="isUse" />
    </RecordForm>
  )
}
