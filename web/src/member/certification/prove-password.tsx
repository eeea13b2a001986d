import { checkPassword } from '@clubhouse/contract/member/profile'
import { type FormEvent, useState } from 'react'
import { ask } from '../../api/transport'
import { useText } from '../../language/use-text'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { SidePanel } from '../../ui/side-panel'
import forms from '../form/form.module.css'
import { RefusalLine } from '../form/refusal-line'
import { noteFreshCheck } from './fresh-check'

/** The password once more, before something about the way in changes. */
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
      noteFreshCheck(until)
      onProved()
    }, setFail)
    setPending(false)
  }
  return (
    <SidePanel title={t('passkey.PROVE')} onClose={onCancel}>
      <form className={forms.form} onSubmit={submit} noValidate>
        <p className={forms.quiet}>{t('passkey.PROVE_LEAD')}</p>
        <Field
          name="password"
          type="password"
          label={t('session.PASSWORD')}
          maxLength={128}
          autoComplete="current-password"
        />
        <RefusalLine fail={fail} />
        <Button type="submit" pending={pending}>
          {t('passkey.PROVE_GO')}
        </Button>
      </form>
    </SidePanel>
  )
}
