import { checkPassword } from '@clubhouse/contract/member/profile'
import { type FormEvent, useState } from 'react'
import { serverNow } from '../../api/clock'
import { ask } from '../../api/transport'
import { useText } from '../../language/use-text'
import forms from '../../member/form/form.module.css'
import { RefusalLine } from '../../member/form/refusal-line'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { SidePanel } from '../../ui/side-panel'
import styles from './account.module.css'

/** Milliseconds; until then the server lets through what asks for the password. Gone with the page. */
let provedUntil = 0
/** A little early, so that nobody is refused on the way. */
const EARLY_MS = 20_000

export const isProved = () => serverNow() < provedUntil - EARLY_MS

/** The password once more, before the guard of the account is changed. */
export function ProvePassword({ onProved, onCancel }: { onProved: () => void; onCancel: () => void }) {
  const t = useText()
  const [fail, setFail] = useState<unknown>()
  const [pending, setPending] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password') ?? '')
    if (pending || !password) return
    setFail(undefined)
    setPending(true)
    await ask(checkPassword, { password }, { quiet: true }).then(({ until }) => {
      provedUntil = Date.parse(until)
      onProved()
    }, setFail)
    setPending(false)
  }
  return (
    <SidePanel title={t('account.PROVE')} onClose={onCancel}>
      <p className={styles.quiet}>{t('account.PROVE_LEAD')}</p>
      <form className={forms.form} onSubmit={submit} noValidate>
        <Field
          name="password"
          type="password"
          label={t('session.PASSWORD')}
          maxLength={128}
          autoComplete="current-password"
        />
        <RefusalLine fail={fail} />
        <Button type="submit" pending={pending}>
          {t('account.PROVE_GO')}
        </Button>
      </form>
    </SidePanel>
  )
}
