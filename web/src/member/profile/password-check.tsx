import { checkPassword } from '@clubhouse/contract/member/profile'
import { ask } from '../../api/transport'
import { useForm } from '../../form/use-form'
import { useText } from '../../language/use-text'
import { TextField } from '../../ui/form/text-field'
import { noteFreshCheck } from '../certification/fresh-check'

/** Asks for the password again. When it is right, what needs it is open for ten minutes. */
export const usePasswordCheck = () =>
  useForm({
    call: checkPassword,
    initial: { password: '' },
    secrets: ['password'],
    words: { password: { missing: 'session.MISSING_PASSWORD' } },
    send: async (input) => noteFreshCheck((await ask(checkPassword, input, { quiet: true })).until),
  })

/** The password of the person who is logged in. */
export function PasswordField() {
  const t = useText()
  return <TextField name="password" type="password" label={t('session.PASSWORD')} autoComplete="current-password" />
}
