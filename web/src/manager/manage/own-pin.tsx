import { mine, remove, set } from '@clubhouse/contract/manager/pin'
import { useCall, useSend } from '../../api/use-call'
import { Refusal } from '../../form/refusal'
import { useForm } from '../../form/use-form'
import { useText } from '../../language/use-text'
import base from '../../ui/base.module.css'
import { Button } from '../../ui/button'
import { confirm } from '../../ui/feedback/dialog'
import { toast } from '../../ui/feedback/toast'
import { Form } from '../../ui/form/form'
import { PasswordField } from '../../ui/form/password-field'
import { StateWord } from '../../ui/state-word'
import styles from './manager.module.css'

const SIX_DIGITS = /^\d{6}$/

/** The manager’s own PIN for paired devices of the desk. Decision 141. */
export function OwnPin({ id }: { id: string }) {
  const t = useText()
  const { data, refetch } = useCall(mine, {})
  const { send, pending } = useSend(remove, { toasts: 'all' })
  const form = useForm({
    call: set,
    initial: { pin: '', password: '' },
    secrets: ['pin', 'password'],
    words: { pin: 'account.PIN_MISSING', password: 'account.PIN_PASSWORD_MISSING' },
    checks: { pin: ({ pin }) => (SIX_DIGITS.test(String(pin)) ? undefined : 'account.PIN_MISSING') },
    blames: ({ code }) => (code === 'PIN_SIMPLE' ? { pin: 'manager.PIN_SIMPLE' } : undefined),
  })
  const takeAway = async () => {
    if (!(await confirm({ message: t('account.PIN_REMOVE_ASK'), yes: t('account.PIN_REMOVE') }))) return
    await send({}).then(
      () => toast(t('account.PIN_REMOVED'), { type: 'success' }),
      () => {},
    )
    refetch()
  }
  const saved = () => {
    toast(t('account.PIN_SAVED'), { type: 'success' })
    form.discard()
    refetch()
  }
  return (
    <section className={styles.section} aria-labelledby="pin">
      <h2 id="pin">{t('account.PIN_TITLE')}</h2>
      <p className={base.quiet}>{t('account.PIN_LEAD')}</p>
      {data && (
        <div className={styles.factor}>
          <StateWord tone={data.isUsedUp ? 'bad' : data.isSet ? 'good' : 'off'}>
            {t(data.isUsedUp ? 'account.PIN_USED_UP' : data.isSet ? 'account.PIN_ON' : 'account.PIN_OFF')}
          </StateWord>
          {data.isSet && (
            <Button look="plain" pending={pending} onClick={takeAway}>
              {t('account.PIN_REMOVE')}
            </Button>
          )}
        </div>
      )}
      <Form of={form} onSaved={saved}>
        <input type="text" name="username" autoComplete="username" value={id} readOnly hidden />
        <PasswordField name="pin" label={t('account.PIN_NEW')} autoComplete="off" isDigits />
        <PasswordField name="password" label={t('account.PIN_PASSWORD')} autoComplete="current-password" />
        <Refusal />
        <Button type="submit" look="plain" pending={form.pending}>
          {t('account.PIN_SET')}
        </Button>
      </Form>
    </section>
  )
}
