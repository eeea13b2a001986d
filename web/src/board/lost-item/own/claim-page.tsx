import { create } from '@clubhouse/contract/board/lost-claim'
import { one } from '@clubhouse/contract/board/lost-item'
import type { DataOf } from '@clubhouse/contract/call'
import { Link, useNavigate, useParams } from 'react-router'
import { CallFail } from '../../../api/call-fail'
import { useCall } from '../../../api/use-call'
import { useCodes } from '../../../code/use-codes'
import { Refusal } from '../../../form/refusal'
import { useForm } from '../../../form/use-form'
import { useLanguage, useText } from '../../../language/use-text'
import { PageHead } from '../../../page/page-head'
import { RequireMember } from '../../../session/require'
import base from '../../../ui/base.module.css'
import { Button, ButtonLink } from '../../../ui/button'
import { Empty } from '../../../ui/empty'
import { toast } from '../../../ui/feedback/toast'
import { AreaField } from '../../../ui/form/area-field'
import { Form } from '../../../ui/form/form'
import { TextField } from '../../../ui/form/text-field'
import { PageHeader } from '../../../ui/page-header'
import { Unread } from '../../../ui/unread'
import styles from '../../own.module.css'
import { ClaimCard } from './claim-card'
import { useClaims } from './use-claims'

export const handle = { messages: ['lost-report', 'form', 'mypage'] }

const LIST = '/community?tab=lost-item'

export default function ClaimPage() {
  const t = useText()
  const idx = Number(useParams().idx)
  return (
    <main id="content">
      <PageHead title={t('lost-report.CLAIM')} />
      <RequireMember>
        <PageHeader title={t('lost-report.CLAIM')} lead={t('lost-report.CLAIM_LEAD')} seed="mypage" />
        <div className={styles.page}>
          <Shown key={idx} idx={idx} />
        </div>
      </RequireMember>
    </main>
  )
}

function Shown({ idx }: { idx: number }) {
  const t = useText()
  const { lang } = useLanguage()
  const { data, error, refetch } = useCall(one, { idx, lang })
  const claims = useClaims()
  const claim = claims.data?.list.find(({ item, state }) => item.idx === idx && state !== 'REFUSED')
  if (claim)
    return (
      <>
        <section className={styles.card} aria-label={t('lost-report.CLAIMS')}>
          <ClaimCard claim={claim} />
        </section>
        <Link to="/mypage?view=lost">{t('lost-report.CLAIMS')}</Link>
      </>
    )
  if (error?.status === 404 || data?.claimable === false)
    return (
      <Empty title={t('lost-report.ITEM_GONE')} action={<ButtonLink to={LIST}>{t('lost-report.TO_FOUND')}</ButtonLink>}>
        {data?.howToClaim}
      </Empty>
    )
  if (!data || claims.isPending) return <Unread error={error} retry={refetch} lines={6} />
  return <ClaimForm item={data} />
}

function ClaimForm({ item: { idx, title, kind, foundDate, foundPlace } }: { item: DataOf<typeof one> }) {
  const t = useText()
  const navigate = useNavigate()
  const { label } = useCodes('792')
  const form = useForm({
    call: create,
    kept: `lost-claim ${idx}`,
    initial: { description: '', phoneNo: '' },
    given: { idx },
    words: { description: 'lost-report.DESCRIPTION_MISSING' },
    answered: () => {
      toast(t('lost-report.CLAIMED'), { type: 'success' })
      return navigate('/mypage?view=lost', { replace: true })
    },
  })
  return (
    <>
      <div className={styles.card}>
        <h2>{title}</h2>
        <p className={styles.quiet}>
          {label(kind)} · {t('lost-report.FOUND_AT', { date: foundDate, place: foundPlace })}
        </p>
      </div>
      <Form of={form}>
        <AreaField
          name="description"
          label={t('lost-report.DESCRIPTION')}
          hint={t('lost-report.DESCRIPTION_HINT')}
          rows={6}
        />
        <TextField name="phoneNo" label={t('lost-report.PHONE')} />
        {form.fail instanceof CallFail && form.fail.code === 'WRONG_STATE' ? (
          <p role="alert">{t('lost-report.CLAIMED_BEFORE')}</p>
        ) : (
          <Refusal />
        )}
        <div className={base.buttons}>
          <Button type="submit" pending={form.pending}>
            {t('lost-report.CLAIM_SEND')}
          </Button>
          <ButtonLink look="plain" to={LIST}>
            {t('lost-report.TO_FOUND')}
          </ButtonLink>
        </div>
      </Form>
    </>
  )
}
