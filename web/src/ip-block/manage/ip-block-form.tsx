import { change, create, type IpBlock, SCOPES } from '@clubhouse/contract/ip-block'
import { CallFail } from '../../api/call-fail'
import { ask } from '../../api/transport'
import { Moment } from '../../form/moment'
import { momentChecks, momentIn, valuesOf as momentValues } from '../../form/moments'
import { RefusalLine } from '../../form/refusal-line'
import { isOvertaken, useForm } from '../../form/use-form'
import { useFormat, useText } from '../../language/use-text'
import type { RecordFormProps } from '../../office/record-page'
import { Button } from '../../ui/button'
import { confirm } from '../../ui/feedback/dialog'
import { ChoiceField } from '../../ui/form/choice-field'
import type { Values } from '../../ui/form/draft'
import { Form } from '../../ui/form/form'
import { SelectField } from '../../ui/form/select-field'
import { TextField } from '../../ui/form/text-field'
import styles from './ip-block.module.css'

/** Blocking the address in use asks once more, and sends the same again. */
export function IpBlockForm({ row: block, readOnly, refresh, onSaved }: RecordFormProps<IpBlock>) {
  const t = useText()
  const { locale } = useFormat()
  const values = {
    ip: block?.ip ?? '',
    scope: block?.scope ?? 'SITE',
    reason: block?.reason ?? '',
    ...momentValues(locale, 'startAt', block?.startAt),
    ...momentValues(locale, 'endAt', block?.endAt),
    isUse: block?.isUse ?? true,
  }
  const send = async (all: Values, evenSelf?: true) => {
    const fields = {
      ip: String(all.ip),
      scope: all.scope as IpBlock['scope'],
      reason: String(all.reason),
      isUse: Boolean(all.isUse),
      startAt: momentIn(locale, all, 'startAt') ?? undefined,
      endAt: momentIn(locale, all, 'endAt'),
      evenSelf,
    }
    const input = { ...fields, idx: block?.idx ?? 0, version: block?.version ?? 0 }
    await (block ? ask(change, input, { quiet: true }) : ask(create, fields, { quiet: true }))
  }
  const form = useForm({
    call: block ? change : create,
    ...(block ? { saved: values } : { initial: values }),
    words: { ip: 'ip-block.IP_WRONG', reason: 'ip-block.REASON_MISSING' },
    checks: {
      ...momentChecks('startAt'),
      ...momentChecks('endAt'),
      'endAt.date': (now) => {
        const [start, end] = [momentIn(locale, now, 'startAt'), momentIn(locale, now, 'endAt')]
        return (
          momentChecks('endAt')['endAt.date']?.(now) ??
          (start && end && end <= start ? 'ip-block.END_EARLY' : undefined)
        )
      },
    },
    blames: ({ status, code, msgDetail }) => {
      if (status === 400 && msgDetail === 'ip') return { ip: 'ip-block.IP_WRONG' }
      if (status === 400 && msgDetail === 'endAt') return { 'endAt.date': 'ip-block.END_EARLY' }
      return code === 'OVERLAP' ? { ip: 'ip-block.OVERLAPS' } : undefined
    },
    send: async (_, all) => {
      try {
        await send(all)
      } catch (error) {
        if (!(error instanceof CallFail) || error.code !== 'SELF_BLOCK') throw error
        const message = t('ip-block.ASK_SELF', { ip: String(error.msgVar?.ip ?? '') })
        if (!(await confirm({ message, yes: t('ip-block.BLOCK_ME'), no: t('common.CANCEL'), tone: 'danger' })))
          throw error
        await send(all, true)
      }
    },
    refresh,
  })
  return (
    <Form of={form} readOnly={readOnly} onSaved={() => onSaved(form.values)}>
      {block && <p className={styles.quiet}>{t('ip-block.REFUSED', { count: block.hits })}</p>}
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
        <p className={styles.quiet}>{t('board.ZONE', { zone: locale.zone })}</p>
      </div>
      <ChoiceField name="isUse" label={t('ip-block.USE')} />
      {isOvertaken(form.fail) ? <p role="alert">{t('form.OVERTAKEN')}</p> : <RefusalLine fail={form.fail} />}
      {!readOnly && (!block || form.changed.length > 0) && (
        <Button type="submit" className={styles.submit} pending={form.pending}>
          {t(block ? 'common.SAVE' : 'ip-block.CREATE')}
        </Button>
      )}
    </Form>
  )
}
