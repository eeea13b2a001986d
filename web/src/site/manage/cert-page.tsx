import { changeKinds, kinds } from '@clubhouse/contract/member/certification'
import { ask } from '../../api/transport'
import { useCall } from '../../api/use-call'
import { useCodes } from '../../code/use-codes'
import { useDraft } from '../../form/use-draft'
import { useClub, useText } from '../../language/use-text'
import { PageHead } from '../../page/page-head'
import { useMay } from '../../session/may'
import { useSession } from '../../session/session-store'
import { Empty } from '../../ui/empty'
import { toast } from '../../ui/feedback/toast'
import { ListHead } from '../../ui/list-head'
import { Loading } from '../../ui/loading'
import { Wrong } from '../../ui/wrong'
import { type Cert, certChecks, changesOf, valuesOf } from './cert-values'
import { KindFields } from './kind-fields'
import { useLeaveQuestion } from './leave-question'
import { PasswordFields } from './password-fields'
import { SaveBar } from './save-bar'
import styles from './site-manage.module.css'

export const handle = { messages: ['site-info', 'form', 'manager'] }

/** How people show who they are, and which passwords they may choose. */
export default function CertPage() {
  const t = useText()
  const { clubCode } = useClub()
  const session = useSession()
  const { data, error, refetch } = useCall(kinds, { clubCode }, { quiet: true })
  const isDenied = session && data && !data.settings
  return (
    <div className={styles.page}>
      <PageHead title={t('site-info.CERT_TITLE')} />
      <ListHead title={t('site-info.CERT_TITLE')}>
        <p>{t('site-info.CERT_LEAD')}</p>
      </ListHead>
      {isDenied && <Empty title={t('site-info.CERT_NO_RIGHT')}>{t('site-info.NO_RIGHT_HINT')}</Empty>}
      {data?.settings && <CertForm cert={data} refresh={refetch} />}
      {error && !data && <Wrong requestId={error.requestId} retry={() => refetch()} />}
      {!data && !error && <Loading lines={10} />}
    </div>
  )
}

function CertForm({ cert, refresh }: { cert: Cert; refresh: () => Promise<unknown> }) {
  const t = useText()
  const { label } = useCodes('754')
  const readOnly = !useMay()(changeKinds)
  const form = useDraft({
    saved: valuesOf(cert),
    checks: certChecks(cert),
    send: (changes, all) =>
      ask(changeKinds, { ...changesOf(cert, changes, all), version: cert.version }, { quiet: true }),
    refresh,
  })
  useLeaveQuestion(form.changed.length > 0)
  const nameOf = (field: string) => {
    const [what, kind] = field.split(' ')
    if (kind) return what === 'use' ? label(kind) : t(`site-info.${what === 'secret' ? 'SECRET' : 'SITE_CODE'}`)
    return t(what === 'policy' ? 'site-info.POLICY' : 'site-info.PASSWORD_DAYS')
  }
  const save = async () => {
    if (await form.save()) toast(t('site-info.SAVED'), { type: 'success' })
  }
  return (
    <form
      ref={form.form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      {readOnly && <p className={styles.theirs}>{t('site-info.READ_ONLY')}</p>}
      <KindFields form={form} kinds={cert.settings ?? []} readOnly={readOnly} />
      <PasswordFields form={form} readOnly={readOnly} />
      {/* For the key Enter. */}
      <button type="submit" hidden />
      <SaveBar
        changes={form.changed.map(nameOf)}
        fail={form.fail}
        pending={form.pending}
        onSave={save}
        onDiscard={form.discard}
      />
    </form>
  )
}
