import { checkPassword } from '@clubhouse/contract/member/profile'
import { useForm } from '../../form/use-form'
import { useText } from '../../language/use-text'
import { TextField } from '../../ui/form/text-field'
import { noteFreshCheck } from './fresh-check'

/** Opens protected actions for ten minutes. @param then the protected action; its failure is shown in the form */
export const usePasswordCheck = (then?: () => Promise<unknown>) =>
  useForm({
    call: checkPassword,
    initial: { password: '' },
    secrets: ['password'],
    words: { password: { missing: 'session.MISSING_PASSWORD' } },
    answered: async ({ until }) => {
      noteFreshCheck(until)
      await then?.()
    },
  })

export function PasswordField() {
  const t = useText()
  return <TextField name="password" type="password" label={t('session.PASSWORD')} autoComplete="current-password" />
}
