import type { DataOf } from '@clubhouse/contract/call'
import { type beginApp, confirmApp } from '@clubhouse/contract/manager/second-factor'
import { type FormEvent, useState } from 'react'
import { ask } from '../../api/transport'
import { useText } from '../../language/use-text'
import forms from '../../member/form/form.module.css'
import { RefusalLine } from '../../member/form/refusal-line'
import { TaskActions } from '../../member/form/task-card'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import styles from './manager.module.css'

interface Props {
  app: DataOf<typeof beginApp>
  onAdded: (recoveryCodes: string[]) => void
  onCancel: () => void
}

/** The picture for the app, the same as letters, and the first code. */
export function AddApp({ app, onAdded, onCancel }: Props) {
  const t = useText()
  const [fail, setFail] = useState<unknown>()
  const [pending, setPending] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim()
    if (pending || !code) return
    setFail(undefined)
    setPending(true)
    await ask(confirmApp, { code }, { quiet: true }).then(({ recoveryCodes }) => onAdded(recoveryCodes), setFail)
    setPending(false)
  }
  return (
    <form className={forms.form} onSubmit={submit} noValidate>
      <p className={styles.quiet}>{t('account.APP_SCAN')}</p>
      <div className={styles.scan}>
        <img src={app.qr} alt={t('account.QR_ALT')} width={200} height={200} />
        <p>
          {t('account.APP_TYPE')}
          <code className={styles.secret}>{app.secret.replace(/.{4}(?=.)/g, '$& ')}</code>
        </p>
      </div>
      <Field name="code" label={t('account.APP_CODE')} inputMode="numeric" autoComplete="one-time-code" maxLength={7} />
      <RefusalLine fail={fail} />
      <TaskActions>
        <Button type="submit" pending={pending}>
          {t('account.APP_CONFIRM')}
        </Button>
        <Button look="plain" onClick={onCancel}>
          {t('profile.CANCEL')}
        </Button>
      </TaskActions>
    </form>
  )
}
