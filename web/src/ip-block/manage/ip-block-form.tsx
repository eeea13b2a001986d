import { type IpBlock, ipBlockRecord, SCOPES } from '@clubhouse/contract/ip-block'
import type { CallFail } from '../../api/call-fail'
import { Moment } from '../../form/moment'
import { momentChecks, momentIn } from '../../form/moments'
import { RecordForm } from '../../form/record-form'
import { useFormat, useText } from '../../language/use-text'
import type { RecordFormProps } from '../../office/record-page'
import base from '../../ui/base.module.css'
import { confirm } from '../../ui/feedback/dialog'
import { ChoiceField } from '../../ui/form/choice-field'
import type { Values } from '../../ui/form/draft'
import { SelectField } from '../../ui/form/select-field'
import { TextField } from '../../ui/form/text-field'
import styles from './ip-block.module.css'

/** Blocking the address in use asks once more, and sends the same again. */
export function IpBlockForm({ row: block, ...props }: RecordFormProps<IpBlock>) {
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
      calls={ipBlockRecord}
      row={block}
      begins={{ scope: 'SITE', isUse: true }}
      words={{ ip: 'ip-block.IP_WRONG', reason: 'ip-block.REASON_MISSING' }}
      checks={{ 'endAt.date': endCheck }}
      blames={({ status, code, msgDetail }) => {
        if (status === 400 && msgDetail === 'ip') return { ip: 'ip-block.IP_WRONG' }
        if (status === 400 && msgDetail === 'endAt') return { 'endAt.date': 'ip-block.END_EARLY' }
        return code === 'OVERLAP' ? { ip: 'ip-block.OVERLAPS' } : undefined
      }}
      again={evenSelf}
      create={t('ip-block.CREATE')}
    >
      {block && (
        <p className={base.quiet} data-apart>
          {t('ip-block.REFUSED', { count: block.hits })}
        </p>
      )}
      <TextField name="ip" label={t('ip-block.IP')} hint={t('ip-block.IP_HINT')} spellCheck={false} />
      <SelectField
        name="scope"
        label={t('ip-block.SCOPE')}
        options={SCOPES.map((value) => ({ value, label: t(`ip-block.SCOPE_${value}`) }))}
      />
      <TextField name="reason" label={t('ip-block.REASON')} />
      <div className={styles.times}>
        <Moment name="startAt" legend={t('ip-block.START_OPTIONAL')} />
        <Moment name="endAt" legend={t('ip-block.END_OPTIONAL')} />
        <p className={base.quiet}>{t('board.ZONE', { zone: locale.zone })}</p>
      </div>
      <ChoiceField name="isUse" label={t('ip-block.USE')} />
    </RecordForm>
  )
}
