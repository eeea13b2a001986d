import type { DataOf } from '@clubhouse/contract/call'
import { beginApp, mine, removeApp, renewCodes } from '@clubhouse/contract/manager/second-factor'
import { useEffect, useState } from 'react'
import { ask } from '../../api/transport'
import { useCall } from '../../api/use-call'
import { RefusalLine } from '../../form/refusal-line'
import { useText } from '../../language/use-text'
import { usePasswordGuard } from '../../member/certification/use-password-guard'
import { Passkeys } from '../../member/profile/passkeys'
import { settleMove } from '../../session/session-store'
import { Button } from '../../ui/button'
import { confirm } from '../../ui/feedback/dialog'
import { toast } from '../../ui/feedback/toast'
import forms from '../../ui/form/form.module.css'
import { Loading } from '../../ui/loading'
import { StateWord } from '../../ui/state-word'
import { Wrong } from '../../ui/wrong'
import { AddApp } from './add-app'
import styles from './manager.module.css'
import { RecoveryCodes } from './recovery-codes'

/** The manager's own second factor. @param isForced nothing else can be done before it is set up */
export function SecondFactor({ isForced }: { isForced: boolean }) {
  const t = useText()
  const { data, error, refetch } = useCall(mine, {}, { quiet: true })
  // It may have been done on another device, or is no longer required: the cached data is stale.
  useEffect(() => {
    if (!isForced) return
    let isOver = false
    refetch().then(({ data: now }) => {
      if (!isOver && now && (!now.isRequired || now.hasApp || now.passkeys > 0)) settleMove()
    })
    return () => {
      isOver = true
    }
  }, [isForced, refetch])
  const [adding, setAdding] = useState<DataOf<typeof beginApp>>()
  const [codes, setCodes] = useState<string[]>()
  const [fail, setFail] = useState<unknown>()

  const { guarded: guard, panel } = usePasswordGuard(setFail)
  /** Changes ask for the password first. */
  const guarded = (act: () => Promise<unknown>) => {
    setFail(undefined)
    guard(async () => {
      await act()
      refetch()
    })
  }
  const added = () => {
    settleMove()
    refetch()
  }

  return (
    <section className={styles.section} aria-labelledby="factor">
      <h2 id="factor">{t('account.SECOND_FACTOR')}</h2>
      <p className={isForced ? styles.note : styles.quiet}>{t(isForced ? 'account.FORCED' : 'account.FACTOR_LEAD')}</p>
      {error && !data && <Wrong requestId={error.requestId} retry={() => refetch()} />}
      {!data && !error && <Loading lines={3} />}
      {data && (
        <div className={styles.factor}>
          <h3>{t('account.APP')}</h3>
          <StateWord tone={data.hasApp ? 'good' : 'off'}>
            {t(data.hasApp ? 'account.APP_ON' : 'account.APP_OFF')}
          </StateWord>
          {!data.hasApp && !adding && (
            <Button
              look="plain"
              onClick={() => guarded(async () => setAdding(await ask(beginApp, {}, { quiet: true })))}
            >
              {t('account.APP_ADD')}
            </Button>
          )}
          {data.hasApp && (
            <Button
              look="plain"
              onClick={async () => {
                if (
                  !(await confirm({
                    message: t('account.APP_REMOVE_ASK'),
                    yes: t('account.APP_REMOVE'),
                    tone: 'danger',
                  }))
                )
                  return
                guarded(async () => {
                  await ask(removeApp, {}, { quiet: true })
                  setCodes(undefined)
                  toast(t('account.FACTOR_GONE'), { type: 'success' })
                })
              }}
            >
              {t('account.APP_REMOVE')}
            </Button>
          )}
        </div>
      )}
      {adding && (
        <AddApp
          app={adding}
          onCancel={() => setAdding(undefined)}
          onAdded={(fresh) => {
            setAdding(undefined)
            setCodes(fresh)
            added()
          }}
        />
      )}
      {codes && <RecoveryCodes codes={codes} />}
      {data && (data.hasApp || data.passkeys > 0) && !codes && (
        <div className={styles.factor}>
          <h3>{t('account.CODES')}</h3>
          <span>{t('account.CODES_LEFT', { count: data.recoveryLeft })}</span>
          <Button
            look="plain"
            onClick={() => guarded(async () => setCodes((await ask(renewCodes, {}, { quiet: true })).recoveryCodes))}
          >
            {t('account.CODES_NEW')}
          </Button>
        </div>
      )}
      {panel}
      <div className={styles.keys}>
        <Passkeys heading={<h3>{t('passkey.TITLE')}</h3>} lead={t('account.KEYS_LEAD')} onChanged={added} />
      </div>
      <div className={forms.form}>
        <RefusalLine fail={fail} />
      </div>
    </section>
  )
}
