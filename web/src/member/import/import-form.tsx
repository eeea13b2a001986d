import type { DataOf } from '@clubhouse/contract/call'
import { check, MOST_ROWS, WHY_REFUSED } from '@clubhouse/contract/member/import'
import { CallFail } from '../../api/call-fail'
import { RefusalLine } from '../../form/refusal-line'
import { useForm } from '../../form/use-form'
import { useFormat, useText } from '../../language/use-text'
import { Button } from '../../ui/button'
import { FilesField } from '../../ui/form/files-field'
import type { FileList } from '../../ui/form/files-value'
import { Form } from '../../ui/form/form'
import styles from './import.module.css'

/** The file as a whole is refused in words of its own; what is wrong with rows comes with the summary. */
export function ImportForm({ onChecked }: { onChecked: (checked: DataOf<typeof check>) => void }) {
  const t = useText()
  const { number } = useFormat()
  const form = useForm({
    call: check,
    initial: { file: [] },
    checks: { file: ({ file }) => ((file as FileList).length === 0 ? 'member-import.FILE_MISSING' : undefined) },
    blames: ({ code, msgVar }) => {
      const why = WHY_REFUSED.find((one) => one === msgVar?.why)
      return code === 'IMPORT_REFUSED' && why
        ? { file: { key: `member-import.REFUSED_${why}`, vars: msgVar } }
        : undefined
    },
    files: ({ file }) => [...(file as File[])],
    answered: onChecked,
  })
  const isOfFile = form.fail instanceof CallFail && form.fail.code === 'IMPORT_REFUSED'
  return (
    <Form of={form} className={styles.section}>
      <FilesField
        name="file"
        label={t('member-import.FILE')}
        hint={t('member-import.LIMITS', { rows: number(MOST_ROWS) })}
        rules={check.files!}
        saved={[]}
        isOptional
      />
      <RefusalLine fail={isOfFile ? undefined : form.fail} />
      <Button type="submit" className={styles.submit} pending={form.pending}>
        {t('member-import.CHECK')}
      </Button>
    </Form>
  )
}
