import { addition, changeAddition, changeInfo, info, taxNo } from '@clubhouse/contract/site'
import { serverNow } from '../../api/clock'
import { ask } from '../../api/transport'
import { useCall } from '../../api/use-call'
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
import { infoChecks } from './info-checks'
import { ClubFields, labelOf, PlaceFields, SettingFields } from './info-fields'
import { changesOf, type Info, valuesOf } from './info-values'
import { useLeaveQuestion } from './leave-question'
import { type Logos, PLACES, useLogoDraft } from './logo-draft'
import { LogoRow } from './logo-row'
import { SaveBar } from './save-bar'
import styles from './site-manage.module.css'

export const handle = { messages: ['site-info', 'form', 'manager'] }

/** What the club says of itself, and what it settles for itself. */
export default function InfoPage() {
  const t = useText()
  const { clubCode } = useClub()
  const session = useSession()
  const mayRead = useMay()(taxNo)
  const options = { enabled: mayRead, quiet: true }
  const club = useCall(info, { clubCode }, options)
  const logos = useCall(addition, { clubCode }, options)
  const error = club.error ?? logos.error
  const isThere = club.data?.settings && logos.data
  return (
    <div className={styles.page}>
      <PageHead title={t('site-info.TITLE')} />
      <ListHead title={t('site-info.TITLE')}>
        <p>{t('site-info.LEAD')}</p>
      </ListHead>
      {session && !mayRead && <Empty title={t('site-info.NO_RIGHT')}>{t('site-info.NO_RIGHT_HINT')}</Empty>}
      {isThere && (
        <InfoForm info={club.data!} logos={logos.data!} refreshInfo={club.refetch} refreshLogos={logos.refetch} />
      )}
      {error && !isThere && <Wrong requestId={error.requestId} retry={() => [club.refetch(), logos.refetch()]} />}
      {mayRead && !isThere && !error && <Loading lines={12} />}
    </div>
  )
}

interface Props {
  info: Info
  logos: Logos
  refreshInfo: () => Promise<unknown>
  refreshLogos: () => Promise<unknown>
}

function InfoForm({ info, logos, refreshInfo, refreshLogos }: Props) {
  const t = useText()
  const may = useMay()
  const readOnly = !may(changeInfo, { clubName: info.clubName }) || !may(changeAddition)
  const form = useDraft({
    saved: valuesOf(info),
    checks: infoChecks(info.currency === 'KRW', new Date(serverNow()).getFullYear()),
    send: (changes) => ask(changeInfo, { ...changesOf(changes), version: info.version }, { quiet: true }),
    refresh: refreshInfo,
  })
  const logoForm = useLogoDraft(logos, refreshLogos)
  const changes = [...form.changed, ...logoForm.changed].map((name) => t(labelOf(name)))
  useLeaveQuestion(changes.length > 0)
  const save = async () => {
    if ((await form.save()) && (await logoForm.save())) toast(t('site-info.SAVED'), { type: 'success' })
  }
  const parts = { form, info, readOnly }
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
      <ClubFields {...parts} />
      <SettingFields {...parts} />
      <PlaceFields {...parts} />
      <section className={styles.section} aria-labelledby="logos">
        <h2 id="logos">{t('site-info.LOGOS')}</h2>
        <p className={styles.lead}>{t('site-info.LOGOS_LEAD')}</p>
        {PLACES.map((place) => (
          <LogoRow key={place} form={logoForm} place={place} readOnly={readOnly} />
        ))}
      </section>
      {/* For the key Enter. */}
      <button type="submit" hidden />
      <SaveBar
        changes={changes}
        fail={form.fail ?? logoForm.fail}
        pending={form.pending || logoForm.pending}
        onSave={save}
        onDiscard={() => [form.discard(), logoForm.discard()]}
      />
    </form>
  )
}
