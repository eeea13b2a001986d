import { type MemberAction, type MemberDetail, setState } from '@clubhouse/contract/member/manage'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { CallFail } from '../../api/call-fail'
import { ask } from '../../api/transport'
import { useCodes } from '../../code/use-codes'
import { useFormat, useText } from '../../language/use-text'
import { Button } from '../../ui/button'
import { confirm } from '../../ui/feedback/dialog'
import { toast } from '../../ui/feedback/toast'
import { Field } from '../../ui/field'
import fields from '../../ui/field.module.css'
import forms from '../form/form.module.css'
import { RefusalLine } from '../form/refusal-line'
import { SelectField } from '../form/select-field'
import styles from './manage.module.css'
import { isHard, standingOf } from './member-words'

interface Props {
  /** As it is now; when somebody else changes it, what was typed stays. */
  member: MemberDetail
  action: MemberAction
  onChanged: () => Promise<unknown>
  onDone: () => void
}

/** One thing to do to a member: why, how long, and a question that says what it touches. */
export function ActForm({ member, action, onChanged, onDone }: Props) {
  const t = useText()
  const id = useId()
  const { day } = useFormat()
  const types = useCodes('702')
  const form = useRef<HTMLFormElement>(null)
  const [began] = useState(member.version)
  const [wrong, setWrong] = useState<{ reason?: string; until?: string }>({})
  const [fail, setFail] = useState<unknown>()
  const [pending, setPending] = useState(false)
  useEffect(() => form.current?.querySelector<HTMLElement>('textarea, select, input')?.focus(), [])
  const isPossible = member.actions.includes(action)
  const isOvertaken = member.version !== began

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (pending || !form.current) return
    const typed = new FormData(form.current)
    const value = (name: string) => String(typed.get(name) ?? '').trim()
    const [reason, until, memberType] = [value('reason'), value('until'), value('memberType')]
    const now = {
      reason: reason ? undefined : t('member-manage.REASON_MISSING'),
      until: action === 'SUSPEND' && !until ? t('member-manage.UNTIL_MISSING') : undefined,
    }
    setWrong(now)
    setFail(undefined)
    const first = now.until ? 'until' : now.reason && 'reason'
    if (first) return (form.current.elements.namedItem(first) as HTMLElement | null)?.focus()
    const { name, email, memberIdx, version, counts } = member
    const values = { name, email, until: until && day(until, 'date'), count: counts.sessions }
    const message = [t(`member-manage.ASK_${action}`, values)]
    if (action === 'BLOCK' && counts.ahead > 0) message.push(t('member-manage.ASK_AHEAD', { count: counts.ahead }))
    const tone = isHard(action) ? 'danger' : 'info'
    if (!(await confirm({ message: message.join(' '), yes: t(`member-manage.${action}`), tone }))) return
    setPending(true)
    try {
      const more = { until: until || undefined, memberType: memberType || undefined }
      await ask(setState, { memberIdx, version, action, reason, ...more }, { quiet: true })
      toast(t(`member-manage.DONE_${action}`, values), { type: 'success' })
      await onChanged()
      onDone()
    } catch (error) {
      if (error instanceof CallFail && error.msgDetail === 'until')
        setWrong({ until: t('member-manage.UNTIL_MISSING') })
      else if (!(error instanceof CallFail && error.code === 'CHANGED_MEANWHILE')) setFail(error)
      await onChanged()
    } finally {
      setPending(false)
    }
  }

  const { word } = standingOf(member)
  const isNoTaken = fail instanceof CallFail && fail.code === 'IN_USE'
  return (
    <form ref={form} className={`${forms.form} ${styles.act}`} onSubmit={submit} aria-labelledby={`${id}t`} noValidate>
      <h3 id={`${id}t`}>{t(`member-manage.${action}`)}</h3>
      {action === 'APPROVE' && (
        <SelectField
          name="memberType"
          label={t('member-manage.TYPE')}
          defaultValue=""
          options={[
            { value: '', label: t('member-manage.TYPE_STAYS', { type: types.label(member.memberType) }) },
            ...types.list
              .filter(({ key }) => key !== member.memberType)
              .map(({ key, label }) => ({ value: key, label })),
          ]}
        />
      )}
      {action === 'SUSPEND' && <Field name="until" type="date" label={t('member-manage.UNTIL')} error={wrong.until} />}
      <div>
        <label htmlFor={id} className={fields.label}>
          {t('member-manage.REASON')}
        </label>
        <p id={`${id}h`} className={fields.hint}>
          {t(isHard(action) ? 'member-manage.REASON_TOLD' : 'member-manage.REASON_KEPT')}
        </p>
        <textarea
          id={id}
          name="reason"
          className={forms.area}
          maxLength={500}
          aria-invalid={wrong.reason ? true : undefined}
          aria-describedby={[`${id}h`, wrong.reason && `${id}e`].filter(Boolean).join(' ')}
        />
        {wrong.reason && (
          <p id={`${id}e`} className={fields.error}>
            {wrong.reason}
          </p>
        )}
      </div>
      <div className={styles.said}>
        <div role="alert" className={isOvertaken || !isPossible ? styles.note : undefined}>
          {isOvertaken &&
            t('member-manage.MEANWHILE', {
              state: t(`member-manage.${word}`, { until: member.suspendedUntil && day(member.suspendedUntil, 'date') }),
            })}
          {!isPossible && ` ${t('member-manage.NOT_NOW')}`}
        </div>
        {isNoTaken ? (
          <div role="alert" className={forms.refusal}>
            {t('member-manage.NO_TAKEN', { no: member.claimedNo })}
          </div>
        ) : (
          <RefusalLine fail={fail} />
        )}
      </div>
      <div className={styles.buttons}>
        {isPossible && (
          <Button type="submit" look={isHard(action) ? 'danger' : 'main'} pending={pending}>
            {t(`member-manage.${action}`)}
          </Button>
        )}
        <Button look="plain" onClick={onDone}>
          {t('member-manage.BACK')}
        </Button>
      </div>
    </form>
  )
}
