import type { FormModel } from '../ui/form/use-form'
import { FormFoot } from './form-foot'
import { PanelSave } from './panel-save'

interface Props {
  form: FormModel
  isNew: boolean
  /** What the button of a new record says. */
  create: string
  readOnly?: boolean
}

/** The foot of a form that begins a record, or changes one. */
export function RecordSave({ form, isNew, create, readOnly = false }: Props) {
  if (readOnly) return null
  if (!isNew) return <PanelSave form={form} />
  const discard = form.changed.length > 0 ? form.discard : undefined
  return <FormFoot fail={form.fail} pending={form.pending} send={create} onDiscard={discard} />
}
