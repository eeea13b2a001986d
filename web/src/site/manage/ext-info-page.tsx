import { manager } from '@clubhouse/contract/access'
import { read as readAnalytics } from '@clubhouse/contract/analytics'
import { info } from '@clubhouse/contract/site'
import { changeInfo } from '@clubhouse/contract/site-manage'
import { isSocialAddress, SOCIALS, socialHost } from '@clubhouse/contract/social'
import { read as readTexting } from '@clubhouse/contract/texting'
import { Link } from 'react-router'
import { useCall } from '../../api/use-call'
import { SettingsForm } from '../../form/settings-form'
import { useForm } from '../../form/use-form'
import { useClub, useText } from '../../language/use-text'
import { PageHead } from '../../page/page-head'
import { useMay } from '../../session/may'
import { useSession } from '../../session/session-store'
import { Empty } from '../../ui/empty'
import type { Values } from '../../ui/form/draft'
import type { Checks } from '../../ui/form/form-options'
import { TextField } from '../../ui/form/text-field'
import { ListHead } from '../../ui/list-head'
import { Unread } from '../../ui/unread'
import { ANALYTICS_LABELS, type Analytics, AnalyticsFields, useAnalyticsForm } from './analytics-fields'
import type { Info } from './info-values'
import styles from './site-manage.module.css'
import { type Texting, TextingFields, textingLabel, useTextingForm } from './texting-fields'
import { proofIn } from './verification'

export const handle = { messages: ['ext-info', 'site-info', 'form', 'manager', 'history', 'texting', 'outbox'] }

const ENGINES = [
  { field: 'ext.googleVerify', label: 'ext-info.GOOGLE', guide: '/ishm/site/ext-guide-google' },
  { field: 'ext.naverVerify', label: 'ext-info.NAVER', guide: '/ishm/site/ext-guide-naver' },
] as const

export default function ExtInfoPage() {
  const t = useText()
  const { clubCode } = useClub()
  const session = useSession()
  const mayRead = useMay()({ ...info, access: manager('910500', 'R') })
  const options = { enabled: mayRead }
  const { data, error, refetch } = useCall(info, { clubCode }, options)
  const analytics = useCall(readAnalytics, {}, options)
  const texting = useCall(readTexting, {}, options)
  const isThere = data && analytics.data && texting.data
  const failed = error ?? analytics.error ?? texting.error
  return (
    <div className={styles.page}>
      <PageHead title={t('ext-info.TITLE')} />
      <ListHead title={t('ext-info.TITLE')}>
        <p>{t('ext-info.LEAD')}</p>
      </ListHead>
      {session && !mayRead && <Empty title={t('ext-info.NO_RIGHT')}>{t('common.ASK_ACCESS')}</Empty>}
      {isThere && (
        <ExtForm
          info={data}
          refresh={refetch}
          analytics={analytics.data!}
          refreshAnalytics={analytics.refetch}
          texting={texting.data!}
          refreshTexting={texting.refetch}
        />
      )}
      {mayRead && !isThere && (
        <Unread error={failed} retry={() => [refetch(), analytics.refetch(), texting.refetch()]} lines={6} />
      )}
    </div>
  )
}

const SOCIAL_FIELDS = SOCIALS.map((kind) => ({
  kind,
  field: `ext.social.${kind}`,
  label: `ext-info.SOCIAL_${kind}` as const,
}))

const socialChecks: Checks = Object.fromEntries(
  SOCIAL_FIELDS.map(({ kind, field }) => [
    field,
    (values: Values) => {
      const typed = String(values[field]).trim()
      const vars = { host: socialHost(kind) }
      return typed && !isSocialAddress(kind, typed) ? { key: 'ext-info.SOCIAL_WRONG', vars } : undefined
    },
  ]),
)

const labelOf = (field: string) =>
  [...ENGINES, ...SOCIAL_FIELDS].find((one) => one.field === field)?.label ??
  ANALYTICS_LABELS[field] ??
  textingLabel(field) ??
  'ext-info.ENGINES'

interface FormProps {
  info: Info
  refresh: () => Promise<unknown>
  analytics: Analytics
  refreshAnalytics: () => Promise<unknown>
  texting: Texting
  refreshTexting: () => Promise<unknown>
}

function ExtForm({ info, refresh, analytics, refreshAnalytics, texting, refreshTexting }: FormProps) {
  const t = useText()
  const readOnly = !useMay()(changeInfo, { ext: {}, version: info.version })
  const form = useForm({
    call: changeInfo,
    saved: {
      'ext.googleVerify': info.ext.googleVerify,
      'ext.naverVerify': info.ext.naverVerify,
      ...Object.fromEntries(SOCIAL_FIELDS.map(({ kind, field }) => [field, info.ext.social[kind] ?? ''])),
    },
    checks: socialChecks,
    words: { 'ext.googleVerify': 'ext-info.PROOF_WRONG', 'ext.naverVerify': 'ext-info.PROOF_WRONG' },
    readers: { 'ext.googleVerify': proofIn, 'ext.naverVerify': proofIn },
    given: { version: info.version },
    refresh,
  })
  const analyticsForm = useAnalyticsForm(analytics, refreshAnalytics)
  const textingForm = useTextingForm(texting, refreshTexting)
  return (
    <SettingsForm of={[form, analyticsForm, textingForm]} readOnly={readOnly} nameOf={(field) => t(labelOf(field))}>
      <section className={styles.section} aria-labelledby="engines">
        <h2 id="engines">{t('ext-info.ENGINES')}</h2>
        <p className={styles.lead}>{t('ext-info.ENGINES_LEAD')}</p>
        {ENGINES.map(({ field, label, guide }) => (
          <div key={field}>
            <TextField name={field} label={t(label)} hint={t('ext-info.PROOF_HINT')} spellCheck={false} />
            <p>
              <Link to={guide}>{t('ext-info.GUIDE', { name: t(label) })}</Link>
            </p>
          </div>
        ))}
      </section>
      <section className={styles.section} aria-labelledby="social">
        <h2 id="social">{t('ext-info.SOCIAL')}</h2>
        <p className={styles.lead}>{t('ext-info.SOCIAL_LEAD')}</p>
        <div className={styles.fields}>
          {SOCIAL_FIELDS.map(({ kind, field, label }) => (
            <TextField
              key={field}
              name={field}
              label={t(label)}
              type="url"
              placeholder={`https://${socialHost(kind)}/`}
              spellCheck={false}
            />
          ))}
        </div>
      </section>
      <AnalyticsFields analytics={analytics} />
      <TextingFields texting={texting} readOnly={readOnly} />
    </SettingsForm>
  )
}
