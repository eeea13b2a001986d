import { before, one, save, type Terms } from '@clubhouse/contract/terms'
import { dismiss, history } from '@clubhouse/contract/terms-manage'
import { Link, useParams, useSearchParams } from 'react-router'
import { useCall, useSend } from '../../api/use-call'
import { useCodes } from '../../code/use-codes'
import { useMade } from '../../form/use-made'
import { useClub, useFormat, useText } from '../../language/use-text'
import { useOpened } from '../../office/opened'
import office from '../../office/parts.module.css'
import { RecordTabs } from '../../office/record-tabs'
import { PageHead } from '../../page/page-head'
import { useMay } from '../../session/may'
import { useSession } from '../../session/session-store'
import base from '../../ui/base.module.css'
import { Button, ButtonLink } from '../../ui/button'
import { Empty } from '../../ui/empty'
import { toast } from '../../ui/feedback/toast'
import { ListHead } from '../../ui/list-head'
import { Loading } from '../../ui/loading'
import { RichText } from '../../ui/rich-text'
import { Wrong } from '../../ui/wrong'
import { Compared } from '../changes'
import { Consents } from './consents'
import { OtherLanguages, useOtherLanguages } from './other-languages'
import { TermsForm } from './terms-form'
import styles from './terms-manage.module.css'

export const handle = { messages: ['terms', 'terms-manage', 'form', 'editor', 'board', 'history'] }

/** One version with its draft in other languages, or a new one: empty, or of the version that the address names in `from`, also in the language that it lacks (`in`). */
export default function TermsPage() {
  const t = useText()
  const { label } = useCodes('ZWA')
  const { day } = useFormat()
  const { idx = '' } = useParams()
  const [query] = useSearchParams()
  const may = useMay()
  const session = useSession()
  const open = useMade('/ishm/site/terms')
  const isNew = idx === 'new'
  const read = Number(isNew ? query.get('from') : idx)
  const isAsked = Number.isSafeInteger(read) && read > 0
  // Drafts are read with the right on the menu only; without it, nothing of this page is.
  const mayRead = may({ ...one, access: history.access })
  const { data, error, refetch } = useCall(one, { termsIdx: read }, { enabled: isAsked && mayRead })
  const version = isNew ? undefined : data
  const isDraft = isNew || version?.state === 'DRAFT'
  const title = isNew ? t('terms-manage.NEW') : (version?.title ?? t('terms-manage.ONE'))
  useOpened(version?.title)
  const others = useOtherLanguages(isAsked ? data : undefined)
  const { langs } = useClub()
  const lang = langs.find((one) => one === query.get('in') && one !== data?.lang)
  const refresh = async () => {
    const { data } = await refetch()
    if (data) await others.refetch(data)
  }
  const prepared = isDraft && version ? [version, ...others.versions].filter(({ isPrepared }) => isPrepared) : []
  const isMissing = !isNew && (!isAsked || error?.status === 404)
  return (
    <div className={styles.page}>
      <PageHead title={title} />
      <Link to="/ishm/site/terms">{t('terms-manage.BACK')}</Link>
      <ListHead title={title}>
        {version && (
          <p>
            {label(version.termsType)} · {t(`terms.${version.state}`)} · {day(version.effectiveDate, 'date')}
          </p>
        )}
      </ListHead>
      {session && !mayRead && <Empty title={t('terms-manage.NO_RIGHT')}>{t('common.ASK_ACCESS')}</Empty>}
      {mayRead && isNew && (!isAsked || (data && others.isReady)) && (
        <TermsForm from={data} others={others.versions} lang={lang} onSaved={open} />
      )}
      {version && !isDraft && others.isReady && <OtherLanguages terms={version} versions={others.versions} />}
      {version && (
        <RecordTabs history={history} recordIdx={version.termsIdx}>
          {prepared.length > 0 && <Prepared drafts={prepared} refresh={refresh} />}
          {isDraft && !others.isReady && !others.error && <Loading lines={12} />}
          {isDraft && others.isReady && (
            <TermsForm
              key={version.termsIdx}
              terms={version}
              others={others.versions}
              refresh={refresh}
              onSaved={() => undefined}
            />
          )}
          {!isDraft && (
            <>
              <p className={base.quiet} data-apart>
                {t('terms-manage.FIXED')}
              </p>
              {may(save, {}) && (
                <ButtonLink look="plain" to={`/ishm/site/terms/new?from=${version.termsIdx}`}>
                  {t('terms-manage.NEW_VERSION')}
                </ButtonLink>
              )}
              <article lang={version.lang} className={styles.text}>
                <h2 data-only-spoken>{t('terms.FULL_TEXT')}</h2>
                <RichText html={version.contents} />
              </article>
            </>
          )}
          <Difference termsIdx={version.termsIdx} version={version.version} />
          {!isDraft && <Consents termsIdx={version.termsIdx} />}
        </RecordTabs>
      )}
      {mayRead && isMissing && !version && <Empty title={t('terms-manage.GONE')}>{t('terms-manage.GONE_HINT')}</Empty>}
      {error && !isMissing && !data && <Wrong requestId={error.requestId} retry={() => refetch()} />}
      {data && !others.isReady && others.error && (
        <Wrong requestId={others.error.requestId} retry={() => others.refetch(data)} />
      )}
      {mayRead && isAsked && !data && !error && <Loading lines={12} />}
    </div>
  )
}

/** Why the product prepared the drafts, and the way to put them aside. */
function Prepared({ drafts, refresh }: { drafts: readonly Terms[]; refresh: () => Promise<unknown> }) {
  const t = useText()
  const mayDismiss = useMay()(dismiss)
  const { send, pending } = useSend(dismiss, { toasts: 'all' })
  const putAside = async () => {
    try {
      for (const { termsIdx, version } of drafts) await send({ termsIdx, version })
      toast(t('terms-manage.DISMISSED'), { type: 'success' })
    } catch {
      // The call has said why.
    }
    await refresh()
  }
  return (
    <section className={office.note}>
      <p>{t('terms-manage.PREPARED')}</p>
      {mayDismiss && (
        <Button look="plain" pending={pending} onClick={() => void putAside()}>
          {t('terms-manage.DISMISS')}
        </Button>
      )}
    </section>
  )
}

/** What is new in a version. A draft is compared as it was saved last. */
function Difference({ termsIdx, version }: { termsIdx: number; version: number }) {
  const { data } = useCall(before, { termsIdx }, { staleTime: 0 })
  return data ? <Compared key={version} found={data} /> : null
}
