import { manager } from '@clubhouse/contract/access'
import { changeInfo, info } from '@clubhouse/contract/site'
import { Link } from 'react-router'
import { useCall } from '../../api/use-call'
import { SettingsForm } from '../../form/settings-form'
import { useForm } from '../../form/use-form'
import { useClub, useText } from '../../language/use-text'
import { PageHead } from '../../page/page-head'
import { useMay } from '../../session/may'
import { useSession } from '../../session/session-store'
import { Empty } from '../../ui/empty'
import { TextField } from '../../ui/form/text-field'
import { ListHead } from '../../ui/list-head'
import { Loading } from '../../ui/loading'
import { Wrong } from '../../ui/wrong'
import type { Info } from './info-values'
import styles from './site-manage.module.css'
import { proofIn } from './verification'

export const handle = { messages: ['ext-info', 'site-info', 'form', 'manager'] }

const ENGINES = [
  { field: 'ext.googleVerify', label: 'ext-info.GOOGLE', guide: '/ishm/site/ext-guide-google' },
  { field: 'ext.naverVerify', label: 'ext-info.NAVER', guide: '/ishm/site/ext-guide-naver' },
] as const

export default function ExtInfoPage() {
  const t = useText()
  const { clubCode } = useClub()
  const session = useSession()
  const mayRead = useMay()({ ...info, access: manager('910500', 'R') })
  const { data, error, refetch } = useCall(info, { clubCode }, { enabled: mayRead, quiet: true })
  return (
    <div className={styles.page}>
      <PageHead title={t('ext-info.TITLE')} />
      <ListHead title={t('ext-info.TITLE')}>
        <p>{t('ext-info.LEAD')}</p>
      </ListHead>
      {session && !mayRead && <Empty title={t('ext-info.NO_RIGHT')}>{t('common.ASK_ACCESS')}</Empty>}
      {data && <ExtForm info={data} refresh={refetch} />}
      {error && !data && <Wrong requestId={error.requestId} retry={() => refetch()} />}
      {mayRead && !data && !error && <Loading lines={6} />}
    </div>
  )
}

function ExtForm({ info, refresh }: { info: Info; refresh: () => Promise<unknown> }) {
  const t = useText()
  const readOnly = !useMay()(changeInfo, { ext: {}, version: info.version })
  const form = useForm({
    call: changeInfo,
    saved: { 'ext.googleVerify': info.ext.googleVerify, 'ext.naverVerify': info.ext.naverVerify },
    words: { 'ext.googleVerify': 'ext-info.PROOF_WRONG', 'ext.naverVerify': 'ext-info.PROOF_WRONG' },
    readers: { 'ext.googleVerify': proofIn, 'ext.naverVerify': proofIn },
    given: { version: info.version },
    refresh,
  })
  return (
    <SettingsForm
      of={form}
      readOnly={readOnly}
      nameOf={(field) => t(ENGINES.find((engine) => engine.field === field)?.label ?? 'ext-info.ENGINES')}
    >
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
    </SettingsForm>
  )
}
