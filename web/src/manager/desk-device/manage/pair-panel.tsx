import { pair } from '@clubhouse/contract/manager/desk-device'
import { Refusal } from '../../../form/refusal'
import { useForm } from '../../../form/use-form'
import { useText } from '../../../language/use-text'
import { noteDeskDevice } from '../../../session/desk-here'
import base from '../../../ui/base.module.css'
import { Button } from '../../../ui/button'
import { toast } from '../../../ui/feedback/toast'
import { Form } from '../../../ui/form/form'
import { TextField } from '../../../ui/form/text-field'
import { SidePanel } from '../../../ui/side-panel'

export function PairPanel({ onClose, onPaired }: { onClose: () => void; onPaired: () => void }) {
  const t = useText()
  const form = useForm({ call: pair, initial: { name: '' }, words: { name: 'desk-device.PAIR_MISSING' } })
  const paired = () => {
    noteDeskDevice(true)
    toast(t('desk-device.PAIRED', { name: String(form.values.name).trim() }), { type: 'success' })
    form.discard()
    onPaired()
    onClose()
  }
  return (
    <SidePanel title={t('desk-device.PAIR')} onClose={onClose}>
      <p className={base.quiet} data-apart>
        {t('desk-device.PAIR_LEAD')}
      </p>
      <Form of={form} onSaved={paired}>
        <TextField name="name" label={t('desk-device.PAIR_NAME')} hint={t('desk-device.PAIR_NAME_HINT')} />
        <Refusal />
        <Button type="submit" pending={form.pending}>
          {t('desk-device.PAIR')}
        </Button>
      </Form>
    </SidePanel>
  )
}
