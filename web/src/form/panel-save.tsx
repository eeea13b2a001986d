import type { ReactNode } from 'react'
import { useText } from '../language/use-text'
import { Button } from '../ui/button'
import type { FormModel } from '../ui/form/use-form'
import { RefusalLine } from './refusal-line'
import styles from './save-bar.module.css'
import { isOvertaken } from './use-form'

interface Props {
  form: FormModel
  /** In place of the words for a record that someone else saved first. */
  overtaken?: string
  /** In place of “Save”. */
  save?: string
  /** What is unsaved, in words. */
  children?: ReactNode
}

/** The foot of a form within a record's panel, there while something is unsaved. */
export function PanelSave({ form, overtaken, save, children }: Props) {
  const t = useText()
  if (form.changed.length === 0) return null
  return (
    <div className={styles.save}>
      {isOvertaken(form.fail) ? (
        <p role="alert">{overtaken ?? t('form.OVERTAKEN')}</p>
      ) : (
        <RefusalLine fail={form.fail} />
      )}
      {children}
      <Button look="plain" size="small" onClick={form.discard}>
        {t('common.DISCARD')}
      </Button>
      <Button type="submit" size="small" pending={form.pending}>
        {save ?? t('common.SAVE')}
      </Button>
    </div>
  )
}
