import { groupRecord } from '@clubhouse/contract/manager/group'
import { RecordForm } from '../../../form/record-form'
import { WordFields } from '../../../form/word-fields'
import { useText } from '../../../language/use-text'
import type { RecordFormProps } from '../../../office/record-page'
import base from '../../../ui/base.module.css'
import { AreaField } from '../../../ui/form/area-field'

/** The name in each language of the club, and a note. */
export function GroupForm({ row, ...props }: RecordFormProps<object>) {
  const t = useText()
  return (
    <RecordForm
      {...props}
      calls={groupRecord}
      row={row}
      words={{ name: 'right.NAME_MISSING' }}
      blames={({ status, msgDetail }) =>
        status === 400 && msgDetail === 'name' ? { name: 'right.NAME_TAKEN' } : undefined
      }
      create={t('right.CREATE')}
    >
      {!row && <p className={base.quiet}>{t('right.NEW_LEAD')}</p>}
      <WordFields name="name" label={(language) => `${t('right.NAME')} (${language})`} />
      <AreaField name="memo" label={t('right.MEMO')} rows={2} />
    </RecordForm>
  )
}
