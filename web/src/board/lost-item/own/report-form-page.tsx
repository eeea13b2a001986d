import { create, REPORT_FILES } from '@clubhouse/contract/board/lost-report'
import { useNavigate, useSearchParams } from 'react-router'
import { serverNow } from '../../../api/clock'
import { useCodes } from '../../../code/use-codes'
import { Refusal } from '../../../form/refusal'
import { useForm } from '../../../form/use-form'
import { useFormat, useText } from '../../../language/use-text'
import { PageHead } from '../../../page/page-head'
import { RequireMember } from '../../../session/require'
import base from '../../../ui/base.module.css'
import { Button, ButtonLink } from '../../../ui/button'
import { toast } from '../../../ui/feedback/toast'
import { AreaField } from '../../../ui/form/area-field'
import { DateField } from '../../../ui/form/date-field'
import { FilesField } from '../../../ui/form/files-field'
import { newFiles } from '../../../ui/form/files-value'
import { Form } from '../../../ui/form/form'
import { SelectField } from '../../../ui/form/select-field'
import { TextField } from '../../../ui/form/text-field'
import { PageHeader } from '../../../ui/page-header'
import styles from '../../own.module.css'

export const handle = { messages: ['lost-report', 'form', 'mypage'] }

export default function ReportFormPage() {
  const t = useText()
  return (
    <main id="content">
      <PageHead title={t('lost-report.WRITE')} />
      <RequireMember>
        <PageHeader title={t('lost-report.WRITE')} lead={t('lost-report.WRITE_LEAD')} seed="mypage" />
        <div className={styles.page}>
          <ReportForm />
        </div>
      </RequireMember>
    </main>
  )
}

/** What is typed outlives the page, in this window. */
function ReportForm() {
  const t = useText()
  const navigate = useNavigate()
  const { list } = useCodes('792')
  const [query] = useSearchParams()
  const today = useFormat().dayOf(serverNow())
  const form = useForm({
    call: create,
    kept: 'lost-report',
    initial: { kind: 'OTHER', title: '', text: '', lostDate: query.get('date') ?? today, place: '', files: [] },
    given: { bookingIdx: Number(query.get('booking')) || undefined },
    words: { title: 'lost-report.NAME_MISSING', kind: 'lost-report.KIND_MISSING' },
    files: ({ files }) => newFiles(files),
    blames: ({ status, msgDetail }) =>
      status === 400 && msgDetail === 'lostDate' ? { lostDate: 'lost-report.DATE_WRONG' } : undefined,
    answered: ({ reportIdx }) => {
      toast(t('lost-report.SENT'), { type: 'success' })
      return navigate(`/mypage/lost/${reportIdx}`, { replace: true })
    },
  })
  return (
    <Form of={form}>
      <SelectField
        name="kind"
        label={t('lost-report.KIND')}
        options={list.map(({ key, label }) => ({ value: key, label }))}
      />
      <TextField name="title" label={t('lost-report.NAME')} />
      <DateField name="lostDate" label={t('lost-report.LOST_DATE')} today={today} />
      <TextField name="place" label={t('lost-report.PLACE_OPTIONAL')} />
      <AreaField name="text" label={t('lost-report.TEXT')} hint={t('lost-report.TEXT_HINT')} rows={5} />
      <FilesField
        name="files"
        label={t('lost-report.FILES')}
        hint={t('lost-report.FILES_HINT')}
        rules={REPORT_FILES}
        saved={[]}
        isOptional
      />
      <Refusal />
      <div className={base.buttons}>
        <Button type="submit" pending={form.pending}>
          {t('lost-report.SEND')}
        </Button>
        <ButtonLink look="plain" to="/mypage?view=lost">
          {t('lost-report.ALL')}
        </ButtonLink>
      </div>
    </Form>
  )
}
