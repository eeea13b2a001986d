import { addition, info } from '@clubhouse/contract/site'
import { changeAddition, changeInfo, taxNo } from '@clubhouse/contract/site-manage'
import { Link } from 'react-router'
import { serverNow } from '../../api/clock'
import { useCall } from '../../api/use-call'
import { SettingsForm } from '../../form/settings-form'
import { useForm } from '../../form/use-form'
import { useOwnLanguages } from '../../form/use-own-languages'
import { useClub, useText } from '../../language/use-text'
import { PageHead } from '../../page/page-head'
import { useMay } from '../../session/may'
import { useSession } from '../../session/session-store'
import { Empty } from '../../ui/empty'
import { ListHead } from '../../ui/list-head'
import { Unread } from '../../ui/unread'
import { ClubFields, LocaleFields, labelOf, SettingFields } from './info-fields'
import { type Info, infoChecks, infoWords, valuesOf } from './info-values'
import { LOGO_SLOTS, type Logos, useLogoForm } from './logo-form'
import { LogoRow } from './logo-row'
import styles from './site-manage.module.css'

export const handle = { messages: ['site-info', 'look', 'form', 'manager', 'history', 'address'] }

export default function InfoPage() {
  const t = useText()
  const { clubCode } = useClub()
  const session = useSession()
  const mayRead = useMay()(taxNo)
  const options = { enabled: mayRead }
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
      {session && !mayRead && <Empty title={t('site-info.NO_RIGHT')}>{t('common.ASK_ACCESS')}</Empty>}
      {isThere && (
        <InfoForm info={club.data!} logos={logos.data!} refreshInfo={club.refetch} refreshLogos={logos.refetch} />
      )}
      {mayRead && !isThere && <Unread error={error} retry={() => [club.refetch(), logos.refetch()]} lines={12} />}
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
  const { label } = useOwnLanguages()
  const readOnly = !may(changeInfo, { clubName: info.clubName }) || !may(changeAddition)
  const form = useForm({
    call: changeInfo,
    kept: 'site info',
    saved: valuesOf(info),
    words: infoWords,
    checks: infoChecks(info.currency === 'KRW', new Date(serverNow()).getFullYear()),
    given: { version: info.version },
    refresh: refreshInfo,
  })
  const logoForm = useLogoForm(logos, refreshLogos)
  const nameOf = (field: string) => {
    const [, lang, name] = /^translated\.([^.]+)\.(.+)$/.exec(field) ?? []
    if (!lang || !name) return t(labelOf(field))
    return t('site-info.TRANSLATED_FIELD', { field: t(labelOf(name)), language: label(lang) })
  }
  return (
    <SettingsForm of={[form, logoForm]} readOnly={readOnly} nameOf={nameOf}>
      <ClubFields info={info} />
      <SettingFields info={info} />
      <LocaleFields info={info} />
      <section className={styles.section} aria-labelledby="logos">
        <h2 id="logos">{t('site-info.LOGOS')}</h2>
        <p className={styles.lead}>
          {t('site-info.LOGOS_LEAD')} <Link to="/ishm/site/info/look">{t('look.LINK')}</Link>
        </p>
        {LOGO_SLOTS.map((slot) => (
          <LogoRow key={slot} slot={slot} />
        ))}
      </section>
    </SettingsForm>
  )
}
