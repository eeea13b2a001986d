import type { DataOf } from '@clubhouse/contract/call'
import { type beginApp, confirmApp } from '@clubhouse/contract/manager/second-factor'
import { Refusal } from '../../form/refusal'
import { useForm } from '../../form/use-form'
import { useText } from '../../language/use-text'
import base from '../../ui/base.module.css'
import { Button } from '../../ui/button'
import { Form } from '../../ui/form/form'
import { TextField } from '../../ui/form/text-field'
import { TaskActions } from '../../ui/task-card'
import styles from './manager.module.css'

interface Props {
  app: DataOf<typeof beginApp>
  onAdded: (recoveryCodes: string[]) => void
  onCancel: () => void
}

/** QR code, the secret as text, and the first code. */
export function AddApp({ app, onAdded, onCancel }: Props) {
  const t = useText()
  const form = useForm({
    call: confirmApp,
    initial: { code: '' },
    secrets: ['code'],
    answered: ({ recoveryCodes }) => onAdded(recoveryCodes),
  })
  return (
    <Form of={form}>
      <p className={base.quiet}>{t('account.APP_SCAN')}</p>
      <div className={styles.scan}>
        <img src={app.qr} alt={t('account.QR_ALT')} width={200} height={200} />
        <p>
          {t('account.APP_TYPE')}
          <code className={styles.secret}>{app.secret.replace(/.{4}(?=.)/g, '$& ')}</code>
        </p>
      </div>
      <TextField name="code" label={t('account.APP_CODE')} inputMode="numeric" autoComplete="one-time-code" />
      <Refusal />
      <TaskActions>
        <Button type="submit" pending={form.pending}>
          {t('common.CONFIRM')}
        </Button>
        <Button look="plain" onClick={onCancel}>
          {t('common.CANCEL')}
        </Button>
      </TaskActions>
    </Form>
  )
}
