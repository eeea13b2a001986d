import type { PasswordPolicy } from '@clubhouse/contract/member/password'
import { useState } from 'react'
import { useText } from '../../language/use-text'
import { Field } from '../../ui/field'
import styles from '../../ui/form/form.module.css'

interface Props {
  policy: PasswordPolicy
  /** Names of the two fields. */
  names: [first: string, again: string]
  wrong: Partial<Record<string, string>>
}

/** A new password, twice, with its rule said before anybody breaks it. It can be shown to who types it. */
export function PasswordPair({ policy, names: [first, again], wrong }: Props) {
  const t = useText()
  const [isShown, setShown] = useState(false)
  const type = isShown ? 'text' : 'password'
  const words = (name: string) => (wrong[name] ? t(wrong[name]) : undefined)
  const alike = {
    type,
    maxLength: 128,
    autoComplete: 'new-password',
    autoCapitalize: 'none',
    spellCheck: false,
  } as const
  return (
    <>
      <Field
        {...alike}
        name={first}
        label={t('signup.PASSWORD')}
        hint={t(`signup.PASSWORD_${policy.toUpperCase()}`)}
        error={words(first)}
      />
      <Field {...alike} name={again} label={t('signup.PASSWORD_AGAIN')} error={words(again)} />
      <label className={styles.choice}>
        <input type="checkbox" checked={isShown} onChange={({ target }) => setShown(target.checked)} />
        {t('signup.PASSWORD_SHOW')}
      </label>
    </>
  )
}
