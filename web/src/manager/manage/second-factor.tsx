import { RefusalLine } from '../../form/refusal-line'
import { useText } from '../../language/use-text'
import { Passkeys } from '../../member/profile/passkeys'
import office from '../../office/parts.module.css'
import base from '../../ui/base.module.css'
import { Button } from '../../ui/button'
import forms from '../../ui/form/form.module.css'
import { StateWord } from '../../ui/state-word'
import { Unread } from '../../ui/unread'
import { AddApp } from './add-app'
import styles from './manager.module.css'
import { RecoveryCodes } from './recovery-codes'
import { useOwnFactor } from './use-own-factor'

/** The manager's own second factor. @param isForced nothing else can be done before it is set up */
export function SecondFactor({ isForced }: { isForced: boolean }) {
  const t = useText()
  const factor = useOwnFactor(isForced)
  const { data, error, refetch, adding, codes, fail, panel, added } = factor
  return (
    <section className={styles.section} aria-labelledby="factor">
      <h2 id="factor">{t('account.SECOND_FACTOR')}</h2>
      <p className={isForced ? office.note : base.quiet}>{t(isForced ? 'account.FORCED' : 'account.FACTOR_LEAD')}</p>
      {!data && <Unread error={error} retry={refetch} lines={3} />}
      {data && (
        <AppState
          hasApp={data.hasApp}
          isAdding={adding !== undefined}
          onAdd={factor.addApp}
          onRemove={factor.takeAppAway}
        />
      )}
      {adding && <AddApp app={adding} onCancel={factor.cancelApp} onAdded={factor.appAdded} />}
      {codes && <RecoveryCodes codes={codes} />}
      {data && (data.hasApp || data.passkeys > 0) && !codes && (
        <div className={styles.factor}>
          <h3>{t('account.CODES')}</h3>
          <span>{t('account.CODES_LEFT', { count: data.recoveryLeft })}</span>
          <Button look="plain" onClick={factor.newCodes}>
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

interface AppStateProps {
  hasApp: boolean
  isAdding: boolean
  onAdd: () => void
  onRemove: () => void
}

function AppState({ hasApp, isAdding, onAdd, onRemove }: AppStateProps) {
  const t = useText()
  return (
    <div className={styles.factor}>
      <h3>{t('account.APP')}</h3>
      <StateWord tone={hasApp ? 'good' : 'off'}>{t(hasApp ? 'account.APP_ON' : 'account.APP_OFF')}</StateWord>
      {!hasApp && !isAdding && (
        <Button look="plain" onClick={onAdd}>
          {t('account.APP_ADD')}
        </Button>
      )}
      {hasApp && (
        <Button look="plain" onClick={onRemove}>
          {t('account.APP_REMOVE')}
        </Button>
      )}
    </div>
  )
}
