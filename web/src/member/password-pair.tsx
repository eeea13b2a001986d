import type { PasswordPolicy } from '@clubhouse/contract/member/password'
import { useState } from 'react'
import { useText } from '../language/use-text'
import styles from '../ui/form/form.module.css'
import { TextField } from '../ui/form/text-field'

interface Props {
  policy: PasswordPolicy
  /** Name of the first field; the second is `again`. */
  name: string
}

/** A new password, entered twice, with its rule; it can be shown. */
export function PasswordPair({ policy, name }: Props) {
  const t = useText()
  const [isShown, setShown] = useState(false)
  const alike = {
    type: isShown ? 'text' : 'password',
    autoComplete: 'new-password',
    autoCapitalize: 'none',
    spellCheck: false,
  } as const
  return (
    <>
      <TextField
        {...alike}
        name={name}
        label={t('signup.PASSWORD')}
        hint={t(`signup.PASSWORD_${policy.toUpperCase()}`)}
      />
      <TextField {...alike} name="again" label={t('signup.PASSWORD_AGAIN')} />
      <label className={styles.choice}>
        <input type="checkbox" checked={isShown} onChange={({ target }) => setShown(target.checked)} />
        {t('signup.PASSWORD_SHOW')}
      </label>
    </>
  )
}
