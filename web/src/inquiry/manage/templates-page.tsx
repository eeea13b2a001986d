import { type InquiryTemplate, inquiryTemplateRecord, list } from '@clubhouse/contract/inquiry-template'
import { RecordField } from '../../form/record-field'
import { RecordForm } from '../../form/record-form'
import { OtherNames } from '../../office/other-names'
import { recordList } from '../../office/record-list'
import { type RecordFormProps, recordPage } from '../../office/record-page'
import { InquiryPages } from './inquiry-pages'

export const handle = { messages: ['inquiry-template', 'inquiry-manage', 'form', 'manager', 'history'] }

const TEMPLATES = recordList(inquiryTemplateRecord, list, {
  path: '/ishm/member/inquiry/templates',
  title: { field: 'name', Below: OtherNames },
  columns: [{ field: 'contents' }],
})

function TemplateForm(props: RecordFormProps<InquiryTemplate>) {
  return (
    <RecordForm
      {...props}
      words={{ name: 'inquiry-template.NAME_MISSING', contents: 'inquiry-template.CONTENTS_MISSING' }}
    >
      <RecordField name="name" label="inquiry-template.NAME_IN" />
      <RecordField name="contents" label="inquiry-template.CONTENTS_IN" rows={8} />
    </RecordForm>
  )
}

export default recordPage(TEMPLATES, TemplateForm, { above: () => <InquiryPages /> })
