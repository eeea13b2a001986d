import { type DragEvent, useId, useRef, useState } from 'react'
import { useText } from '../../language/use-text'
import { Button } from '../button'
import fieldStyles from '../field.module.css'
import { FieldError } from '../field-error'
import { FileInput } from './file-input'
import { FileItem, type SavedFile } from './file-item'
import styles from './files-field.module.css'
import { afterAdding, type FileFault, type FileList, type FileRules } from './files-value'
import { useField } from './form'
import { Theirs } from './theirs'

interface Props {
  name: string
  label: string
  hint?: string
  rules: FileRules
  /** The saved files; the field's value holds their keys. */
  saved: readonly SavedFile[]
  /** Its only file may be removed, not just replaced. */
  isOptional?: boolean
}

const MEGABYTE = 1_000_000

/** Files to choose or drop, beside those that are saved. Its value is the keys of the saved ones and the new files. */
export function FilesField({ name, label, hint, rules, saved, isOptional = false }: Props) {
  const t = useText()
  const id = useId()
  const field = useField(name)
  // A kept draft may name a file that was removed since.
  const files = (field.value as FileList).filter((one) => one instanceof File || saved.some(({ key }) => key === one))
  const [fault, setFault] = useState<FileFault>()
  const put = (next: FileList, why?: FileFault) => {
    setFault(why)
    field.type(next)
  }
  const add = (added: readonly File[]) => {
    if (added.length === 0) return
    const after = afterAdding(files, added, rules)
    put(after.files, after.fault)
  }
  const error = fault ? saidOf(t, fault) : field.error
  // The one file that a record needs is replaced, not removed.
  const mayRemove = !field.readOnly && (rules.most > 1 || isOptional)
  return (
    <fieldset className={styles.field}>
      <legend className={fieldStyles.label}>{label}</legend>
      {hint && <p className={fieldStyles.hint}>{hint}</p>}
      <ul className={styles.files}>
        {files.map((file) => (
          <FileItem
            key={typeof file === 'string' ? file : `${file.name} ${file.lastModified} ${file.size}`}
            file={typeof file === 'string' ? saved.find(({ key }) => key === file)! : file}
            onRemove={mayRemove ? () => put(files.filter((one) => one !== file)) : undefined}
          />
        ))}
      </ul>
      {!field.readOnly && (
        <Chooser name={name} rules={rules} describedBy={error ? `${id}e` : undefined} onChoose={add} />
      )}
      {error && <FieldError id={`${id}e`}>{error}</FieldError>}
      <Theirs field={field} saved={saved.map((file) => file.name).join(', ')} />
    </fieldset>
  )
}

interface ChooserProps {
  name: string
  rules: FileRules
  describedBy?: string
  onChoose: (files: readonly File[]) => void
}

function Chooser({ name, rules: { most, accept }, describedBy, onChoose }: ChooserProps) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onChoose([...event.dataTransfer.files])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first
    <div
      className={styles.chooser}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FileInput ref={input} accept={accept} multiple={most > 1} choose={onChoose} />
      <Button
        name={name}
        look="plain"
        size="small"
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {t(most > 1 ? 'form.FILES_CHOOSE' : 'form.FILE_CHOOSE')}
      </Button>
      <span>{t(most > 1 ? 'form.FILES_DROP' : 'form.FILE_DROP')}</span>
    </div>
  )
}

function saidOf(t: ReturnType<typeof useText>, fault: NonNullable<FileFault>): string {
  if (fault.kind === 'MANY') return t('form.FILES_MANY', { count: fault.most })
  return t(`form.FILES_${fault.kind}`, { name: fault.name, size: fault.bytes / MEGABYTE })
}
