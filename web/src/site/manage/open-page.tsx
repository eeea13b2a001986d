import { plans } from '@clubhouse/contract/site-plan'
import { useCall } from '../../api/use-call'
import { useText } from '../../language/use-text'
import { RecordTabs } from '../../office/record-tabs'
import { PageHead } from '../../page/page-head'
import { useMay } from '../../session/may'
import { useSession } from '../../session/session-store'
import base from '../../ui/base.module.css'
import { Empty } from '../../ui/empty'
import { ListHead } from '../../ui/list-head'
import { StateWord } from '../../ui/state-word'
import { Unread } from '../../ui/unread'
import { MessageNow } from './message-now'
import { OpenForm } from './open-form'
import { PlannedStates } from './planned-states'
import styles from './site-manage.module.css'
import { historyOfState, TONES } from './state-values'

export const handle = {
  messages: ['site-open', 'setup', 'site-state', 'site-info', 'board', 'form', 'manager', 'history'],
}

/** Opens, closes or stops the site, now or at a time. */
export default function OpenPage() {
  const t = useText()
  const session = useSession()
  const mayRead = useMay()(plans)
  const { data, error, refetch } = useCall(plans, {}, { enabled: mayRead })
  return (
    <div className={styles.page}>
      <PageHead title={t('site-open.TITLE')} />
      <ListHead title={t('site-open.TITLE')}>
        <p>{t('site-open.LEAD')}</p>
      </ListHead>
      {session && !mayRead && <Empty title={t('site-open.NO_RIGHT')}>{t('common.ASK_ACCESS')}</Empty>}
      {data && (
        <RecordTabs history={historyOfState} recordIdx={1}>
          <div className={base.stack}>
            <section className={styles.section} aria-labelledby="now">
              <h2 id="now">{t('site-open.NOW')}</h2>
              <p>
                <StateWord tone={TONES[data.state]}>{t(`site-open.STATE_${data.state}`)}</StateWord>
              </p>
              <MessageNow {...data} />
            </section>
            <PlannedStates plans={data.plans} refresh={refetch} />
            <OpenForm now={data} refresh={refetch} />
          </div>
        </RecordTabs>
      )}
      {mayRead && !data && <Unread error={error} retry={refetch} lines={8} />}
    </div>
  )
}
