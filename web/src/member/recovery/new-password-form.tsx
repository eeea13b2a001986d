import type { PasswordPolicy } from '@clubhouse/contract/member/password'
import { changePassword } from '@clubhouse/contract/member/recovery'
import type { CallFail } from '../../api/call-fail'
import { Refusal } from '../../form/refusal'
import { useForm } from '../../form/use-form'
import type { TextKey } from '../../language/text-key'
import { useText } from '../../language/use-text'
import { Button } from '../../ui/button'
import { Form } from '../../ui/form/form'
import { PasswordField } from '../../ui/form/password-field'
import { PasswordPair } from '../password-pair'
import { passwordFault, personWords, ruleText } from '../person-words'

interface Props {
  policy: PasswordPolicy
  needsOld: boolean
  /** For the browser's password manager. */
  id?: string
  save: (passwords: { oldPassword: string; newPassword: string }) => Promise<unknown>
  onSaved: () => void
}

export function NewPasswordForm({ policy, needsOld, id, save, onSaved }: Props) {
  const t = useText()
  const form = useForm({
    call: changePassword,
    initial: { ...(needsOld && { oldPassword: '' }), newPassword: '', again: '' },
    secrets: ['oldPassword', 'newPassword', 'again'],
    words: personWords,
    checks: {
      oldPassword: ({ oldPassword }) => (oldPassword === '' ? 'recovery.OLD_MISSING' : undefined),
      newPassword: ({ newPassword }) => passwordFault(String(newPassword), policy),
      again: ({ newPassword, again }) => (again === newPassword ? undefined : 'signup.PASSWORD_DIFFERS'),
    },
    send: ({ oldPassword = '', newPassword }) => save({ oldPassword, newPassword }),
    blames: (fail) => passwordBlame(fail, 'newPassword', policy),
  })
  return (
    <Form
      of={form}
      onSaved={() => {
        form.discard()
        onSaved()
      }}
    >
      <input type="text" name="username" autoComplete="username" value={id ?? ''} readOnly hidden />
      {needsOld && <PasswordField name="oldPassword" label={t('recovery.OLD')} autoComplete="current-password" />}
      <PasswordPair policy={policy} name="newPassword" />
      <Refusal />
      <Button type="submit" pending={form.pending}>
        {t('recovery.SAVE')}
      </Button>
    </Form>
  )
}

function passwordBlame(
  { code, msgVar }: CallFail,
  field: string,
  policy: PasswordPolicy,
): Record<string, TextKey> | undefined {
  if (code === 'PASSWORD_RULE') return { [field]: ruleText(Number(msgVar.rule), policy) }
  return code === 'PASSWORD_REUSED' ? { [field]: 'member.PASSWORD_REUSED' } : undefined
}
