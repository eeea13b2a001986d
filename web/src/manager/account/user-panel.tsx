import { type Admin, change, one, remove, resetPassword } from '@clubhouse/contract/manager/account'
import { reset } from '@clubhouse/contract/manager/second-factor'
import { useState } from 'react'
import { CallFail } from '../../api/call-fail'
import { ask } from '../../api/transport'
import { useCall } from '../../api/use-call'
import { useFormat, useText } from '../../language/use-text'
import { useMay } from '../../session/may'
import { useSession } from '../../session/session-store'
import { Button, ButtonLink } from '../../ui/button'
import { confirm } from '../../ui/feedback/dialog'
import { toast } from '../../ui/feedback/toast'
import { Loading } from '../../ui/loading'
import { SidePanel } from '../../ui/side-panel'
import { Wrong } from '../../ui/wrong'
import styles from './account.module.css'
import { Face } from './face'
import { UserForm } from './user-form'
import type { GroupChoice } from './user-tools'

interface Props {
  idx: number
  /** Unknown until the list is there: the form waits for them. */
  groups?: readonly GroupChoice[]
  onClose: () => void
  onChanged: () => void
}

/** One manager beside the list: changed, locked, helped back in, removed. */
export function UserPanel({ idx, groups, onClose, onChanged }: Props) {
  const t = useText()
  const may = useMay()
  const session = useSession()
  const { data: user, error, refetch } = useCall(one, { idx }, { quiet: true })
  const isMe = session?.adminIdx === idx
  const changed = () => {
    onChanged()
    return refetch()
  }
  return (
    <SidePanel
      title={user?.name ?? t('account.ONE')}
      actions={user && !isMe && <Actions user={user} onChanged={changed} onGone={() => [onChanged(), onClose()]} />}
      onClose={onClose}
    >
      {user && (
        <>
          <Face user={user} mayChange={isMe || may(change)} onChanged={changed} />
          <Facts user={user} />
          {isMe && (
            <p className={styles.quiet}>
              {t('account.IS_ME')}{' '}
              <ButtonLink look="plain" size="small" to="/ishm/site/my-info" children={t('account.MINE')} />
            </p>
          )}
          {!isMe && may(change) && groups && (
            <UserForm
              user={user}
              groups={groups}
              maySuper={session?.isSSAdmin}
              send={t('account.SAVE')}
              onSend={async ({ id: _, ...values }, version) => {
                await ask(change, { idx, version, ...values }, { quiet: true }).catch(async (fail) => {
                  // The form tells what somebody else saved, and keeps what was typed.
                  if (fail instanceof CallFail && fail.code === 'CHANGED_MEANWHILE') await changed()
                  throw fail
                })
                toast(t('account.SAVED'), { type: 'success' })
                changed()
              }}
            />
          )}
        </>
      )}
      {error && !user && <Wrong requestId={error.requestId} retry={() => refetch()} />}
      {!user && !error && <Loading lines={8} />}
    </SidePanel>
  )
}

function Facts({ user }: { user: Admin }) {
  const t = useText()
  const { instant } = useFormat()
  const facts = [
    [t('session.ID'), user.id],
    [t('account.STATE'), t(`account.STATE_${user.state}`)],
    [t('account.SECOND_FACTOR'), t(user.hasSecondFactor ? 'account.FACTOR_YES' : 'account.FACTOR_NO')],
    [t('account.LAST_LOGIN'), user.lastLoginAt ? instant(user.lastLoginAt) : t('account.NEVER')],
    [t('account.CREATED_AT'), instant(user.createdAt)],
  ] as const
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Each says before what it touches; a refusal tells itself. */
function Actions({ user, onChanged, onGone }: { user: Admin; onChanged: () => void; onGone: () => void }) {
  const t = useText()
  const may = useMay()
  const [pending, setPending] = useState(false)
  const { idx, version, name, email, phoneNo, state } = user
  const act = async (what: string, danger: boolean, run: () => Promise<string>, then = onChanged) => {
    const message = t(`account.ASK_${what}`, { name, email })
    if (!(await confirm({ message, yes: t(`account.${what}`), tone: danger ? 'danger' : 'info' }))) return
    setPending(true)
    try {
      toast(await run(), { type: 'success' })
      then()
    } catch {
      onChanged()
    }
    setPending(false)
  }
  const turn = state === 'ACTIVE' ? 'LOCK' : 'UNLOCK'
  const to = state === 'ACTIVE' ? 'LOCKED' : 'ACTIVE'
  return (
    <>
      {may(resetPassword) && (
        <Button
          look="plain"
          pending={pending}
          onClick={() =>
            act('RESET', false, async () => t('account.SENT_TO', { to: (await ask(resetPassword, { idx })).sentTo }))
          }
        >
          {t('account.RESET')}
        </Button>
      )}
      {may(reset) && user.hasSecondFactor && (
        <Button
          look="plain"
          pending={pending}
          onClick={() =>
            act('FACTOR_RESET', true, async () => {
              await ask(reset, { idx })
              return t('account.FACTOR_GONE')
            })
          }
        >
          {t('account.FACTOR_RESET')}
        </Button>
      )}
      {may(change) && (
        <Button
          look="plain"
          pending={pending}
          onClick={() =>
            act(turn, turn === 'LOCK', async () => {
              await ask(change, { idx, version, name, email, phoneNo, state: to })
              return t(`account.STATE_${to}`)
            })
          }
        >
          {t(`account.${turn}`)}
        </Button>
      )}
      {may(remove) && (
        <Button
          look="plain"
          className={styles.danger}
          pending={pending}
          onClick={() =>
            act(
              'REMOVE',
              true,
              async () => {
                await ask(remove, { idx: [idx] })
                return t('account.REMOVED', { name })
              },
              onGone,
            )
          }
        >
          {t('account.REMOVE')}
        </Button>
      )}
    </>
  )
}
