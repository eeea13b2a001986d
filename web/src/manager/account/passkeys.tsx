import { addPasskey, challenge, passkeys, removePasskey } from '@clubhouse/contract/manager/second-factor'
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { useEffect, useState } from 'react'
import { ask } from '../../api/transport'
import { useCall } from '../../api/use-call'
import { useClub, useFormat, useText } from '../../language/use-text'
import lists from '../../member/profile/checked-page.module.css'
import { deviceWords } from '../../member/profile/device-words'
import { Button } from '../../ui/button'
import { confirm } from '../../ui/feedback/dialog'
import { toast } from '../../ui/feedback/toast'
import styles from './account.module.css'

interface Props {
  /** Asks for the password before. */
  guarded: (act: () => Promise<unknown>) => void
  onAdded: () => void
}

/** My passkeys: added on this device, taken away again. */
export function Passkeys({ guarded, onAdded }: Props) {
  const t = useText()
  const { clubCode } = useClub()
  const { instant } = useFormat()
  const { data, refetch } = useCall(passkeys, {}, { quiet: true })
  const [isAble, setAble] = useState(false)
  useEffect(() => setAble('PublicKeyCredential' in window), [])

  const create = async () => {
    const { startRegistration } = await import('@simplewebauthn/browser')
    const { options, ticket } = await ask(challenge, { clubCode, purpose: 'ADD' }, { quiet: true })
    const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
    // Who closes the browser's window has changed nothing.
    const passkey = await startRegistration({ optionsJSON }).catch(() => undefined)
    if (!passkey) return toast(t('account.KEY_NOT_MADE'), { type: 'info' })
    await ask(
      addPasskey,
      { ticket, name: deviceWords(navigator.userAgent) ?? t('account.KEYS'), passkey: passkey as never },
      { quiet: true },
    )
    toast(t('account.KEY_ADDED'), { type: 'success' })
    refetch()
    onAdded()
  }
  const remove = async (passkeyIdx: number, name: string) => {
    const message = t('account.KEY_REMOVE_ASK', { name })
    if (!(await confirm({ message, yes: t('account.KEY_REMOVE'), tone: 'danger' }))) return
    guarded(async () => {
      await ask(removePasskey, { passkeyIdx }, { quiet: true })
      refetch()
    })
  }
  return (
    <>
      <div className={styles.factor}>
        <h3>{t('account.KEYS')}</h3>
        <span>{t('account.KEYS_LEAD')}</span>
        {isAble ? (
          <Button look="plain" onClick={() => guarded(create)}>
            {t('account.KEY_ADD')}
          </Button>
        ) : (
          <span>{t('account.KEYS_UNABLE')}</span>
        )}
      </div>
      {data && data.length > 0 && (
        <ul className={lists.list}>
          {data.map(({ passkeyIdx, name, createdAt, lastUsedAt }) => (
            <li key={passkeyIdx}>
              <span>
                {name}
                <small>
                  {lastUsedAt
                    ? t('account.KEY_USED', { at: instant(lastUsedAt) })
                    : t('account.KEY_SINCE', { at: instant(createdAt) })}
                </small>
              </span>
              <Button look="bare" size="small" onClick={() => remove(passkeyIdx, name)}>
                {t('account.KEY_REMOVE')}
                <span data-only-spoken> {name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
