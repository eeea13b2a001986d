import { change, changePassword, one } from '@clubhouse/contract/manager/account'
import { CallFail } from '../../api/call-fail'
import { ask } from '../../api/transport'
import { useCall } from '../../api/use-call'
import { useText } from '../../language/use-text'
import { PageHead } from '../../layouts/page-head'
import { NewPasswordForm } from '../../member/recovery/new-password-form'
import { useSession } from '../../session/session-store'
import { toast } from '../../ui/feedback/toast'
import { Loading } from '../../ui/loading'
import { Wrong } from '../../ui/wrong'
import styles from './account.module.css'
import { Face } from './face'
import { SecondFactor } from './second-factor'
import { UserForm } from './user-form'

export const handle = { messages: ['account', 'profile', 'signup', 'recovery', 'manager', 'member'] }

/** What a manager does to the own account: data, picture, password, second step of the login. */
export default function MyInfoPage() {
  const t = useText()
  const session = useSession()
  const idx = session?.adminIdx ?? 0
  const { data: user, error, refetch } = useCall(one, { idx }, { enabled: idx > 0, quiet: true })
  return (
    <div className={styles.mine}>
      <PageHead title={t('account.MINE')} />
      <header className={styles.head}>
        <div>
          <h1>{t('account.MINE')}</h1>
          {user && <p>{[user.id, user.isSSAdmin ? t('account.SUPER') : user.groupName].filter(Boolean).join(' · ')}</p>}
        </div>
      </header>
      <SecondFactor isForced={session?.userMove === '/ishm/site/my-info'} />
      {user && (
        <>
          <section className={styles.section} aria-labelledby="data">
            <h2 id="data">{t('account.DATA')}</h2>
            <Face user={user} mayChange onChanged={() => refetch()} />
            <UserForm
              key={user.version}
              user={user}
              hasMemo={false}
              send={t('account.SAVE')}
              onSend={async ({ name, email, phoneNo }) => {
                await ask(change, { idx, version: user.version, name, email, phoneNo }, { quiet: true }).catch(
                  (fail) => {
                    if (fail instanceof CallFail && fail.code === 'CHANGED_MEANWHILE') refetch()
                    throw fail
                  },
                )
                toast(t('account.SAVED'), { type: 'success' })
                refetch()
              }}
            />
          </section>
          <section className={styles.section} aria-labelledby="password">
            <h2 id="password">{t('account.PASSWORD')}</h2>
            <p className={styles.quiet}>{t('account.PASSWORD_LEAD')}</p>
            <Password id={user.id} />
          </section>
        </>
      )}
      {error && !user && <Wrong requestId={error.requestId} retry={() => refetch()} />}
      {!user && !error && <Loading lines={8} />}
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
      save={(passwords) => ask(changePassword, passwords, { quiet: true })}
      onSaved={() => toast(t('account.PASSWORD_SAVED'), { type: 'success' })}
    />
  )
}
