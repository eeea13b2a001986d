import { create, mine as inquiries } from '@clubhouse/contract/inquiry'
import { mine } from '@clubhouse/contract/reservation/booking/booking'
import { useNavigate, useSearchParams } from 'react-router'
import { useCall } from '../api/use-call'
import { Refusal } from '../form/refusal'
import { useForm } from '../form/use-form'
import { useFormat, useText } from '../language/use-text'
import { PageHead } from '../page/page-head'
import { RequireMember } from '../session/require'
import { useSession } from '../session/session-store'
import base from '../ui/base.module.css'
import { Button, ButtonLink } from '../ui/button'
import { toast } from '../ui/feedback/toast'
import { newFiles } from '../ui/form/files-value'
import { Form } from '../ui/form/form'
import { SelectField } from '../ui/form/select-field'
import { PageHeader } from '../ui/page-header'
import styles from './inquiry.module.css'
import { INQUIRY_WORDS, InquiryFields } from './inquiry-fields'

export const handle = { messages: ['inquiry', 'form', 'mypage'] }

export default function InquiryFormPage() {
  const t = useText()
  const memberIdx = useSession()?.memberIdx
  const { data } = useCall(inquiries, { page: 1, size: 1 }, { enabled: memberIdx != null, _nop_: true })
  const lead = [t('inquiry.WRITE_LEAD'), ...(data ? [t('inquiry.WRITE_GOAL', { count: data.answerDays })] : [])]
  return (
    <main id="content">
      <PageHead title={t('inquiry.WRITE')} />
      <RequireMember>
        <PageHeader title={t('inquiry.WRITE')} lead={lead.join(' ')} seed="mypage" />
        <div className={styles.page}>{memberIdx && <InquiryForm memberIdx={memberIdx} />}</div>
      </RequireMember>
    </main>
  )
}

/** What is typed outlives the page, in this window. */
function InquiryForm({ memberIdx }: { memberIdx: number }) {
  const t = useText()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const form = useForm({
    call: create,
    kept: 'inquiry',
    initial: {
      ...{ type: query.get('type') ?? 'QUESTION', title: '', contents: '', files: [] },
      bookingIdx: query.get('booking') ?? '',
    },
    input: ({ bookingIdx }) => ({ bookingIdx: Number(bookingIdx) || undefined }),
    words: INQUIRY_WORDS,
    files: ({ files }) => newFiles(files),
    answered: ({ idx }) => {
      toast(t('inquiry.SENT'), { type: 'success' })
      return navigate(`/mypage/cs/${idx}`, { replace: true })
    },
  })
  return (
    <Form of={form}>
      <InquiryFields />
      <BookingField memberIdx={memberIdx} />
      <Refusal />
      <div className={base.buttons}>
        <Button type="submit" pending={form.pending}>
          {t('inquiry.SEND')}
        </Button>
        <ButtonLink look="plain" to="/mypage?view=cs">
          {t('inquiry.ALL')}
        </ButtonLink>
      </div>
    </Form>
  )
}

const CHOICES = 20

/** The tee time that it is about: the next ones, and the last. */
function BookingField({ memberIdx }: { memberIdx: number }) {
  const t = useText()
  const { day } = useFormat()
  const asked = { memberIdx, page: 1, size: CHOICES }
  const coming = useCall(mine, { ...asked, when: 'upcoming' }, { _nop_: true }).data?.list ?? []
  const past = useCall(mine, { ...asked, when: 'past' }, { _nop_: true }).data?.list ?? []
  const options = [...coming, ...past].map(({ bookingIdx, date, time, courseName }) => ({
    value: String(bookingIdx),
    label: `${day(date, 'date')} ${time} · ${courseName}`,
  }))
  if (options.length === 0) return null
  return (
    <SelectField
      name="bookingIdx"
      label={t('inquiry.BOOKING')}
      options={[{ value: '', label: t('inquiry.BOOKING_NONE') }, ...options]}
    />
  )
}
