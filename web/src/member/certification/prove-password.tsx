import { Refusal } from '../../form/refusal'
import { useText } from '../../language/use-text'
import { Button } from '../../ui/button'
import { Form } from '../../ui/form/form'
import forms from '../../ui/form/form.module.css'
import { SidePanel } from '../../ui/side-panel'
import { PasswordField, usePasswordCheck } from './password-check'

/** Asks for the password before login settings change. */
export function ProvePassword({ onProved, onCancel }: { onProved: () => void; onCancel: () => void }) {
  const t = useText()
  const form = usePasswordCheck()
  return (
    <SidePanel title={t('passkey.PROVE')} onClose={onCancel}>
      <Form of={form} onSaved={onProved}>
        <p className={forms.quiet}>{t('passkey.PROVE_LEAD')}</p>
        <PasswordField />
        <Refusal />
        <Button type="submit" pending={form.pending}>
          {t('common.CONTINUE')}
        </Button>
      </Form>
    </SidePanel>
  )
}
