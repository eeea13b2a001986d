import { changeKinds, kinds } from '@clubhouse/contract/member/certification'
import { useCall } from '../../api/use-call'
import { useCodes } from '../../code/use-codes'
import { SettingsForm } from '../../form/settings-form'
import { useForm } from '../../form/use-form'
import { useClub, useText } from '../../language/use-text'
import { PageHead } from '../../page/page-head'
import { useMay } from '../../session/may'
import { useSession } from '../../session/session-store'
import { Empty } from '../../ui/empty'
import { ListHead } from '../../ui/list-head'
import { Unread } from '../../ui/unread'
import { type Cert, certChecks, changesOf, valuesOf, wayOf } from './cert-values'
import { KindFields } from './kind-fields'
import { PasswordFields } from './password-fields'
import styles from './site-manage.module.css'

export const handle = { messages: ['site-info', 'form', 'manager'] }

export default function CertPage() {
  const t = useText()
  const { clubCode } = useClub()
  const session = useSession()
  const { data, error, refetch } = useCall(kinds, { clubCode })
  const isDenied = session && data && !data.settings
  return (
    <div className={styles.page}>
      <PageHead title={t('site-info.CERT_TITLE')} />
      <ListHead title={t('site-info.CERT_TITLE')}>
        <p>{t('site-info.CERT_LEAD')}</p>
      </ListHead>
      {isDenied && <Empty title={t('site-info.CERT_NO_RIGHT')}>{t('common.ASK_ACCESS')}</Empty>}
      {data?.settings && <CertForm cert={data} refresh={refetch} />}
      {!data && <Unread error={error} retry={refetch} lines={10} />}
    </div>
  )
}

function CertForm({ cert, refresh }: { cert: Cert; refresh: () => Promise<unknown> }) {
  const t = useText()
  const { label } = useCodes('754')
  const readOnly = !useMay()(changeKinds)
  const form = useForm({
    call: changeKinds,
    saved: valuesOf(cert),
    way: wayOf,
    checks: certChecks(cert),
    given: { version: cert.version },
    input: (all) => changesOf(cert, all),
    refresh,
  })
  const nameOf = (field: string) => {
    const [what, kind] = field.split(' ')
    if (kind) return what === 'use' ? label(kind) : t(`site-info.${what === 'secret' ? 'SECRET' : 'SITE_CODE'}`)
    return t(what === 'policy' ? 'site-info.POLICY' : 'site-info.PASSWORD_DAYS')
  }
  return (
    <SettingsForm of={form} readOnly={readOnly} nameOf={nameOf}>
      <KindFields kinds={cert.settings ?? []} />
      <PasswordFields days={Number(form.savedValues.days)} />
    </SettingsForm>
  )
}
