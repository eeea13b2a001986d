import { change, one } from '@clubhouse/contract/letter'
import { Link, useParams } from 'react-router'
import { useCall } from '../../../api/use-call'
import { useFormat, useText } from '../../../language/use-text'
import { Facts } from '../../../office/facts'
import { PageHead } from '../../../page/page-head'
import { useMay } from '../../../session/may'
import { useSession } from '../../../session/session-store'
import { Empty } from '../../../ui/empty'
import { ListHead } from '../../../ui/list-head'
import { Unread } from '../../../ui/unread'
import { kindWord } from '../mail-words'
import styles from './letter.module.css'
import { LetterForm } from './letter-form'

export const handle = { messages: ['letter', 'outbox', 'form', 'history'] }
const PATH = '/ishm/system/letter'

/** The texts of one kind of email. */
export default function LetterPage() {
  const t = useText()
  const { number } = useFormat()
  const session = useSession()
  const may = useMay()
  const { kind = '' } = useParams()
  const mayRead = may(one)
  const { data, error, refetch } = useCall(one, { kind }, { enabled: mayRead })
  const isMissing = error?.status === 404
  const title = data ? kindWord(t, data.kind) : t('letter.KIND')
  const facts = data
    ? ([
        [t('letter.GROUP'), t(`letter.GROUP_${data.group}`)],
        [t('letter.TO'), t(`letter.TO_${data.to}`)],
        [t('letter.SENT'), number(data.sent)],
        [t('letter.OPTIONAL'), t(data.isOptional ? 'letter.OPTIONAL_YES' : 'letter.OPTIONAL_NO')],
      ] as const)
    : []
  return (
    <div className={styles.page}>
      <PageHead title={title} />
      <Link to={PATH}>{t('letter.BACK')}</Link>
      <ListHead title={title}>{data && <p>{t(`letter.WHEN_${data.kind}`)}</p>}</ListHead>
      {session && !mayRead && <Empty title={t('letter.NO_RIGHT')}>{t('common.ASK_ACCESS')}</Empty>}
      {data && (
        <>
          <Facts of={facts} />
          <LetterForm key={data.kind} letter={data} readOnly={!may(change)} refresh={refetch} />
        </>
      )}
      {isMissing && !data && <Empty title={t('letter.GONE')}>{t('letter.GONE_HINT')}</Empty>}
      {mayRead && !data && !isMissing && <Unread error={error} retry={refetch} lines={12} />}
    </div>
  )
}
