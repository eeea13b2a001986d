import { Button } from '../ui/button'
import type { FormModel } from '../ui/form/use-form'
import { PanelSave } from './panel-save'
import { RefusalLine } from './refusal-line'
import styles from './save-bar.module.css'

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
  return (
    <>
      <RefusalLine fail={form.fail} />
      <Button type="submit" className={styles.submit} pending={form.pending}>
        {create}
      </Button>
    </>
  )
}
