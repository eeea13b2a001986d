import { changePassword, one } from '@clubhouse/contract/manager/manage'
import { useSearchParams } from 'react-router'
import { ask } from '../../api/transport'
import { useCall } from '../../api/use-call'
import { useText } from '../../language/use-text'
import { NewPasswordForm } from '../../member/recovery/new-password-form'
import { PageHead } from '../../page/page-head'
import { heldAt } from '../../session/held'
import { useSession } from '../../session/session-store'
import { backOf } from '../../session/way-back'
import base from '../../ui/base.module.css'
import { ButtonLink } from '../../ui/button'
import { toast } from '../../ui/feedback/toast'
import { ListHead } from '../../ui/list-head'
import { Loading } from '../../ui/loading'
import { Wrong } from '../../ui/wrong'
import { Face } from './face'
import styles from './manager.module.css'
import { ManagerForm } from './manager-form'
import { OwnPin } from './own-pin'
import { SecondFactor } from './second-factor'
import { useOwnRecord } from './use-own-record'

export const handle = { messages: ['account', 'form', 'passkey', 'profile', 'signup', 'recovery', 'manager', 'member'] }

export default function MyInfoPage() {
  const t = useText()
  const session = useSession()
  const [query] = useSearchParams()
  const idx = session?.adminIdx ?? 0
  const isForced = !!session && heldAt(session) !== undefined
  const { data: manager, error, refetch } = useCall(one, { idx }, { enabled: idx > 0 })
  useOwnRecord(manager)
  const back = backOf(query)
  return (
    <div className={styles.mine}>
      <PageHead title={t('account.MINE')} />
      <ListHead title={t('account.MINE')}>
        {manager && (
          <p>{[manager.id, manager.isSSAdmin ? t('account.SUPER') : manager.groupName].filter(Boolean).join(' · ')}</p>
        )}
      </ListHead>
      <SecondFactor isForced={isForced} />
      {/* A redirected session continues from here. */}
      {back !== '/' && (
        <div className={styles.onward} role="status">
          {!isForced && session && (
            <>
              <p>{t('account.OPEN_AGAIN')}</p>
              <ButtonLink to={back}>{t('common.GO_ON')}</ButtonLink>
            </>
          )}
        </div>
      )}
      {manager && !isForced && (
        <>
          <section className={styles.section} aria-labelledby="data">
            <h2 id="data">{t('account.DATA')}</h2>
            <Face manager={manager} mayChange onChanged={() => refetch()} />
            <ManagerForm
              manager={manager}
              send={t('common.SAVE')}
              refresh={refetch}
              onSaved={() => toast(t('common.SAVED'), { type: 'success' })}
            />
          </section>
          <section className={styles.section} aria-labelledby="password">
            <h2 id="password">{t('account.PASSWORD')}</h2>
            <p className={base.quiet}>{t('account.PASSWORD_LEAD')}</p>
            <Password id={manager.id} />
          </section>
          <OwnPin id={manager.id} />
        </>
      )}
      {error && !manager && <Wrong requestId={error.requestId} retry={() => refetch()} />}
      {!manager && !error && !isForced && <Loading lines={8} />}
    </div>
  )
}

function Password({ id }: { id: string }) {
  const t = useText()
  return (
    <NewPasswordForm
      policy="strict"
      needsOld
      id={id}
      save={(passwords) => ask(changePassword, passwords)}
      onSaved={() => toast(t('account.PASSWORD_SAVED'), { type: 'success' })}
    />
  )
}
