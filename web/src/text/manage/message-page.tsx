import { change, forManager } from '@clubhouse/contract/language'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCall, useSend } from '../../api/use-call'
import { useFormat, useLanguage, useText } from '../../language/use-text'
import { PageHead } from '../../page/page-head'
import { useMay } from '../../session/may'
import { useSession } from '../../session/session-store'
import { Button } from '../../ui/button'
import { Empty } from '../../ui/empty'
import { toast } from '../../ui/feedback/toast'
import { FootBar } from '../../ui/foot-bar'
import { ListHead } from '../../ui/list-head'
import { Loading } from '../../ui/loading'
import { Pages } from '../../ui/pages'
import { Wrong } from '../../ui/wrong'
import { afterSaving, afterTyping, changesIn, type Drafts, shownIn } from './drafts'
import styles from './message-page.module.css'
import { MessageRow } from './message-row'
import { MessageTools } from './message-tools'
import { Spoken } from './spoken'

export const handle = { messages: ['message'] }

const SIZE = 50

/** Every text of the product beside its original, in any language that the club may speak. */
export default function MessagePage() {
  const t = useText()
  const { number } = useFormat()
  const { langs } = useLanguage()
  const [query, setQuery] = useSearchParams()
  const session = useSession()
  const may = useMay()
  const mayRead = may(forManager)
  const page = Number(query.get('page')) || 1
  // Not `lang`: that is the language of the page itself.
  const filter = {
    lang: query.get('language') ?? langs.find((lang) => lang !== 'en') ?? 'en',
    category: query.get('category') ?? undefined,
    missing: query.get('missing') === 'true' || undefined,
    keyword: query.get('keyword') ?? undefined,
  }
  const { lang } = filter
  const { data, error, refetch } = useCall(
    forManager,
    { ...filter, page, size: SIZE },
    { enabled: mayRead, quiet: 'refusals', placeholderData: (previous) => previous },
  )
  const [drafts, setDrafts] = useState<Drafts>({})
  const { send, pending } = useSend(change)
  const changes = changesIn(drafts, lang)
  const set = (wanted: Record<string, string | undefined>) => {
    const next = new URLSearchParams(query)
    for (const [name, value] of Object.entries({ page: undefined, ...wanted }))
      if (value) next.set(name, value)
      else next.delete(name)
    setQuery(next, { replace: true, preventScrollReset: true })
  }
  const save = async () => {
    await send({ lang, list: changes })
      .catch(() => null)
      .then((saved) => {
        if (!saved) return
        setDrafts((now) => afterSaving(now, lang, changes))
        toast(t('message.SAVED', { count: changes.length }), { type: 'success' })
        return refetch()
      })
  }
  const total = data?.categories.reduce((sum, one) => sum + one.total, 0) ?? 0
  const missing = data?.categories.reduce((sum, one) => sum + one.missing, 0) ?? 0
  // While another language is on its way the rows are still those of the one before.
  const rows = data?.list.filter((row) => row.lang === lang) ?? []
  return (
    <div className={styles.page}>
      <PageHead title={t('message.TITLE')} />
      <ListHead title={t('message.TITLE')}>
        {data && (
          <p role="status">
            {missing > 0
              ? t('message.TRANSLATED', { done: number(total - missing), total: number(total) })
              : t('message.ALL_TRANSLATED', { total: number(total) })}
          </p>
        )}
        {data && <Spoken lang={lang} isSpoken={data.isSpoken} onChanged={refetch} />}
      </ListHead>
      {session && !mayRead && <Empty title={t('message.NO_RIGHT')}>{t('message.NO_RIGHT_HINT')}</Empty>}
      {mayRead && (
        <MessageTools
          filter={filter}
          categories={data?.categories ?? []}
          onChange={({ lang: language, ...others }) => set(language ? { ...others, language } : others)}
        />
      )}
      {rows.length > 0 && (
        <ul className={styles.list}>
          {rows.map((row) => (
            <MessageRow
              key={`${row.lang} ${row.category}.${row.code}`}
              message={row}
              shown={shownIn(drafts, lang, row)}
              isChanged={shownIn(drafts, lang, row) !== (row.msg ?? '')}
              mayWrite={may(change)}
              onType={(typed) => setDrafts((now) => afterTyping(now, lang, row, typed))}
            />
          ))}
        </ul>
      )}
      {data?.total === 0 && <Empty title={t('message.NOTHING')}>{t('message.NOTHING_HINT')}</Empty>}
      {data && <Pages page={page} pages={Math.ceil(data.total / SIZE)} />}
      {error && !data && <Wrong requestId={error.requestId} retry={() => refetch()} />}
      {mayRead && !data && !error && <Loading lines={10} />}
      {changes.length > 0 && (
        <FootBar className={styles.bar} label={t('message.UNSAVED', { count: changes.length })}>
          <p>{t('message.UNSAVED', { count: changes.length })}</p>
          <Button look="plain" size="small" onClick={() => setDrafts((now) => afterSaving(now, lang, changes))}>
            {t('message.DISCARD')}
          </Button>
          <Button size="small" pending={pending} onClick={save}>
            {t('common.SAVE')}
          </Button>
        </FootBar>
      )}
    </div>
  )
}
