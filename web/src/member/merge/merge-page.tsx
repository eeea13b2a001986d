import { compare } from '@clubhouse/contract/member/merge'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCall } from '../../api/use-call'
import { useText } from '../../language/use-text'
import { PageHead } from '../../page/page-head'
import { useMay } from '../../session/may'
import { useSession } from '../../session/session-store'
import { Empty } from '../../ui/empty'
import { ListHead } from '../../ui/list-head'
import { Unread } from '../../ui/unread'
import styles from './merge.module.css'
import { MergeFind } from './merge-find'
import { Merged, MergeForm } from './merge-form'

export const handle = { messages: ['member-merge', 'member-manage', 'form'] }

const numberIn = (query: URLSearchParams, name: string) => {
  const value = query.get(name) ?? ''
  return /^[1-9]\d{0,14}$/.test(value) ? Number(value) : undefined
}

/** Two accounts of one person, side by side. */
export default function MergePage() {
  const t = useText()
  const session = useSession()
  const mayMerge = useMay()(compare)
  const [query, setQuery] = useSearchParams()
  const [a, b] = [numberIn(query, 'a'), numberIn(query, 'b')]
  return (
    <div className={styles.page}>
      <PageHead title={t('member-merge.TITLE')} />
      <ListHead title={t('member-merge.TITLE')}>
        <p>{t('member-merge.LEAD')}</p>
      </ListHead>
      {session && !mayMerge && <Empty title={t('member-merge.NO_RIGHT')}>{t('common.ASK_ACCESS')}</Empty>}
      {mayMerge && (a === undefined || b === undefined) && (
        <MergeFind
          key={a}
          first={a}
          onChoose={(idx) => setQuery(a === undefined ? { a: `${idx}` } : { a: `${a}`, b: `${idx}` })}
        />
      )}
      {mayMerge && a !== undefined && b !== undefined && (
        <Compared a={a} b={b} onOther={() => setQuery({ a: `${a}` })} />
      )}
    </div>
  )
}

function Compared({ a, b, onOther }: { a: number; b: number; onOther: () => void }) {
  const t = useText()
  // Reading is audited, so it is not repeated automatically.
  const { data, error, refetch } = useCall(compare, { a, b }, { staleTime: Infinity })
  // The accounts that were compared are no longer the same two, so the form begins anew.
  const [mergedIdx, setMerged] = useState<number>()
  if (mergedIdx !== undefined) return <Merged memberIdx={mergedIdx} />
  if (error?.status === 404) return <Empty title={t('member-merge.GONE')}>{t('member-manage.GONE_HINT')}</Empty>
  if (!data) return <Unread error={error} retry={refetch} lines={10} />
  return (
    <MergeForm
      key={`${data.a.version} ${data.b.version}`}
      {...data}
      refresh={refetch}
      onMerged={setMerged}
      onOther={onOther}
    />
  )
}
