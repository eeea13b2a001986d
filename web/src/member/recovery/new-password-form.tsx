import type { PasswordPolicy } from '@clubhouse/contract/member/password'
import { type FormEvent, useState } from 'react'
import { CallFail } from '../../api/call-fail'
import { RefusalLine } from '../../form/refusal-line'
import { useText } from '../../language/use-text'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import styles from '../../ui/form/form.module.css'
import { passwordFault, ruleText } from '../form/checks'
import { PasswordPair } from '../form/password-pair'
import { useForm } from '../form/use-form'
import { prepareRecovery } from './recover'

interface Props {
  policy: PasswordPolicy
  /** Without a proof the old password is asked for. */
  needsOld: boolean
  /** Told to the browser's password store. */
  id?: string
  save: (passwords: { oldPassword: string; newPassword: string }) => Promise<unknown>
  onSaved: () => void
}

/** A new password in place of the old one. */
export function NewPasswordForm({ policy, needsOld, id, save, onSaved }: Props) {
  const t = useText()
  const [fail, setFail] = useState<unknown>()
  const [pending, setPending] = useState(false)
  const form = useForm({
    fields: ['oldPassword', 'newPassword', 'again'],
    secrets: ['oldPassword', 'newPassword', 'again'],
    checks: {
      oldPassword: ({ oldPassword }) => (needsOld && !oldPassword ? 'recovery.OLD_MISSING' : undefined),
      newPassword: ({ newPassword }) => passwordFault(newPassword, policy),
      again: ({ newPassword, again }) => (again === newPassword ? undefined : 'signup.PASSWORD_DIFFERS'),
    },
  })

  async function submit(event: FormEvent) {
    event.preventDefault()
    const values = form.checked()
    if (!values || pending) return
    setFail(undefined)
    setPending(true)
    try {
      await save(values)
      onSaved()
    } catch (error) {
      if (error instanceof CallFail && error.code === 'PASSWORD_RULE')
        form.blame('newPassword', ruleText(Number(error.msgVar.rule), policy))
      else if (error instanceof CallFail && error.code === 'PASSWORD_REUSED')
        form.blame('newPassword', 'member.PASSWORD_REUSED')
      else if (!form.blameBy(error)) setFail(error)
    } finally {
      setPending(false)
    }
  }

  return (
    <form
      ref={form.ref}
      className={styles.form}
      onSubmit={submit}
      onBlur={form.onBlur}
      onInput={form.onInput}
      onFocus={prepareRecovery}
      noValidate
      method="post"
    >
      <input type="text" name="username" autoComplete="username" value={id ?? ''} readOnly hidden />
      {needsOld && (
        <Field
          name="oldPassword"
          type="password"
          label={t('recovery.OLD')}
          maxLength={128}
          autoComplete="current-password"
          error={form.wrong.oldPassword && t(form.wrong.oldPassword)}
        />
      )}
      <PasswordPair policy={policy} names={['newPassword', 'again']} wrong={form.wrong} />
      <RefusalLine fail={fail} />
      <Button type="submit" pending={pending}>
        {t('recovery.SAVE')}
      </Button>
    </form>
  )
}
