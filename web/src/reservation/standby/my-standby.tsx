import { mine } from '@clubhouse/contract/reservation/standby/standby'
import { useSearchParams } from 'react-router'
import { useCall } from '../../api/use-call'
import { useText } from '../../language/use-text'
import { ButtonLink } from '../../ui/button'
import { Empty } from '../../ui/empty'
import { Pages } from '../../ui/pages'
import { Unread } from '../../ui/unread'
import styles from './stand-by.module.css'
import { StandbyCard } from './standby-card'

const SIZE = 20

/** The member's entries, with an offer first; the page is in the URL. */
export function MyStandby({ memberIdx }: { memberIdx: number }) {
  const t = useText()
  const [query] = useSearchParams()
  const page = Math.max(1, Number(query.get('page')) || 1)
  const { data, error, refetch } = useCall(mine, { memberIdx, page, size: SIZE })
  if (!data) return <Unread error={error} retry={refetch} lines={6} />
  const list = [...data.list].sort((a, b) => Number(Boolean(b.offer)) - Number(Boolean(a.offer)))
  return (
    <>
      {data.total === 0 && (
        <Empty title={t('standby.NONE')}>
          <p>{t('standby.NONE_HINT')}</p>
          <ButtonLink look="plain" to="/reservation">
            {t('standby.TO_TIMES')}
          </ButtonLink>
        </Empty>
      )}
      <ul className={styles.list}>
        {list.map((entry) => (
          <StandbyCard key={entry.waitingIdx} memberIdx={memberIdx} entry={entry} onChanged={() => refetch()} />
        ))}
      </ul>
      <Pages page={page} pages={Math.ceil(data.total / SIZE)} />
    </>
  )
}
