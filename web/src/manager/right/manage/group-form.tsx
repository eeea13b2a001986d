import { RecordField } from '../../../form/record-field'
import { RecordForm } from '../../../form/record-form'
import { WordFields } from '../../../form/word-fields'
import { useText } from '../../../language/use-text'
import type { RecordFormProps } from '../../../office/record-page'
import base from '../../../ui/base.module.css'

/** The name in each language of the club, and a note. */
export function GroupForm(props: RecordFormProps<object>) {
  const t = useText()
  return (
    <RecordForm
      {...props}
      words={{ name: 'right.NAME_MISSING' }}
      blames={({ status, msgDetail }) =>
        status === 400 && msgDetail === 'name' ? { name: 'right.NAME_TAKEN' } : undefined
      }
    >
      {!props.row && <p className={base.quiet}>{t('right.NEW_LEAD')}</p>}
      <WordFields name="name" label={(language) => `${t('right.NAME')} (${language})`} />
      <RecordField name="memo" rows={2} />
    </RecordForm>
  )
}
