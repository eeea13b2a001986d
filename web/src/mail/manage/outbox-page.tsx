import { list } from '@clubhouse/contract/mail'
import { useCall } from '../../api/use-call'
import { useText } from '../../language/use-text'
import { PageHead } from '../../page/page-head'
import { useMay } from '../../session/may'
import { useSession } from '../../session/session-store'
import { Button } from '../../ui/button'
import { Empty } from '../../ui/empty'
import { ListHead } from '../../ui/list-head'
import { Loading } from '../../ui/loading'
import { Pages } from '../../ui/pages'
import { useFilter } from '../../ui/use-filter'
import { Wrong } from '../../ui/wrong'
import { MailPanel } from './mail-panel'
import { MailTable } from './mail-table'
import { askFor, type Choice } from './mail-words'
import styles from './outbox-page.module.css'
import { OutboxTools } from './outbox-tools'

export const handle = { messages: ['outbox'] }

const SIZE = 30
/** Mails come and go by themselves. */
const AGAIN_MS = 10_000

/** Every mail of the product: what waits, what went, what did not. */
export default function OutboxPage() {
  const t = useText()
  const { query, page, set, clear } = useFilter()
  const session = useSession()
  const mayRead = useMay()(list)
  const filter = {
    state: (query.get('state') ?? undefined) as Choice | undefined,
    kind: query.get('kind') ?? undefined,
    to: query.get('to') ?? undefined,
  }
  const { data, error, refetch } = useCall(
    list,
    { ...filter, ...askFor(filter.state), page, size: SIZE },
    {
      enabled: mayRead,
      quiet: 'refusals',
      _nop_: true,
      refetchInterval: AGAIN_MS,
      placeholderData: (previous) => previous,
    },
  )
  const isFiltered = Object.values(filter).some(Boolean)
  const open = Number(query.get('mail')) || undefined
  return (
    <>
      <PageHead title={t('outbox.TITLE')} />
      <ListHead title={t('outbox.TITLE')}>
        <p>{t('outbox.LEAD')}</p>
      </ListHead>
      {session && !mayRead && <Empty title={t('outbox.NO_RIGHT')}>{t('outbox.NO_RIGHT_HINT')}</Empty>}
      {data && data.way !== 'SMTP' && <p className={styles.way}>{t(`outbox.WAY_${data.way}`)}</p>}
      {mayRead && <OutboxTools filter={filter} counts={data?.counts} onChange={set} />}
      {data && data.list.length > 0 && <MailTable mails={data.list} open={open} />}
      {data?.total === 0 &&
        (isFiltered ? (
          <Empty
            title={t('outbox.NOTHING')}
            action={
              <Button look="plain" onClick={clear}>
                {t('outbox.CLEAR')}
              </Button>
            }
          >
            {t('outbox.NOTHING_HINT')}
          </Empty>
        ) : (
          <Empty title={t('outbox.EMPTY')}>{t('outbox.EMPTY_HINT')}</Empty>
        ))}
      {data && <Pages page={page} pages={Math.ceil(data.total / SIZE)} />}
      {error && !data && <Wrong requestId={error.requestId} retry={() => refetch()} />}
      {mayRead && !data && !error && <Loading lines={10} />}
      {mayRead && open && (
        <MailPanel
          key={open}
          mailIdx={open}
          onClose={() => set({ mail: undefined, page: query.get('page') ?? undefined })}
          onChanged={() => refetch()}
        />
      )}
    </>
  )
}
