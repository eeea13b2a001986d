import type { DataOf } from '@clubhouse/contract/call'
import { mine, remove } from '@clubhouse/contract/passkey'
import { type ReactNode, useState } from 'react'
import { ask } from '../../api/transport'
import { useCall } from '../../api/use-call'
import { useClub, useFormat, useText } from '../../language/use-text'
import { addPasskey } from '../../passkey/ceremony'
import { notePasskeyHere } from '../../passkey/known-here'
import { useAble } from '../../passkey/use-able'
import { Button } from '../../ui/button'
import { confirm } from '../../ui/feedback/dialog'
import { toast } from '../../ui/feedback/toast'
import { Loading } from '../../ui/loading'
import { Wrong } from '../../ui/wrong'
import { usePasswordGuard } from '../certification/use-password-guard'
import { FaultLine } from '../passkey/fault-line'
import lists from './checked-page.module.css'
import { deviceName } from './device-words'

interface Props {
  heading: ReactNode
  lead: string
  onChanged?: () => void
}

/** The member's passkeys: adds this device's, removes any; asks for the password first. */
export function Passkeys({ heading, lead, onChanged }: Props) {
  const t = useText()
  const { data, error, refetch, fail, pending, panel, add, takeAway } = usePasskeys(onChanged)
  const isAble = useAble()
  return (
    <>
      <div className={lists.head}>
        {heading}
        <p>{lead}</p>
        {isAble && (
          <Button look="plain" pending={pending} onClick={add}>
            {t('passkey.ADD')}
          </Button>
        )}
        {isAble === false && <p className={lists.unable}>{t('passkey.UNABLE')}</p>}
      </div>
      <FaultLine fail={fail} />
      {error && <Wrong requestId={error.requestId} retry={() => refetch()} />}
      {!data && !error && <Loading lines={2} />}
      {data && data.length > 0 && <List passkeys={data} onRemove={takeAway} />}
      {panel}
    </>
  )
}

/** The passkeys and their changes, each after the password. */
function usePasskeys(onChanged?: () => void) {
  const t = useText()
  const { clubCode } = useClub()
  const { data, error, refetch } = useCall(mine, {})
  const [fail, setFail] = useState<unknown>()
  const [pending, setPending] = useState(false)
  const { guarded, panel } = usePasswordGuard(setFail)

  const add = () => {
    if (pending) return
    setFail(undefined)
    guarded(async () => {
      setPending(true)
      await addPasskey(clubCode, deviceName(navigator.userAgent) ?? t('passkey.DEVICE')).finally(() =>
        setPending(false),
      )
      notePasskeyHere(true)
      toast(t('passkey.ADDED'), { type: 'success' })
      refetch()
      onChanged?.()
    })
  }
  const takeAway = async (passkeyIdx: number, name: string) => {
    const message = t('passkey.REMOVE_ASK', { name })
    if (!(await confirm({ message, yes: t('passkey.REMOVE'), tone: 'danger' }))) return
    setFail(undefined)
    guarded(async () => {
      await ask(remove, { passkeyIdx })
      toast(t('passkey.REMOVED'), { type: 'success' })
      const { data: left } = await refetch()
      if (left?.length === 0) notePasskeyHere(false)
      onChanged?.()
    })
  }
  return { data, error, refetch, fail, pending, panel, add, takeAway }
}

interface ListProps {
  passkeys: DataOf<typeof mine>
  onRemove: (passkeyIdx: number, name: string) => void
}

function List({ passkeys, onRemove }: ListProps) {
  const t = useText()
  const { instant } = useFormat()
  return (
    <ul className={lists.list}>
      {passkeys.map(({ passkeyIdx, name, createdAt, lastUsedAt }) => (
        <li key={passkeyIdx}>
          <span>
            {name}
            <small>{t('passkey.SINCE', { at: instant(createdAt) })}</small>
            <small>{lastUsedAt ? t('passkey.USED', { at: instant(lastUsedAt) }) : t('passkey.UNUSED')}</small>
          </span>
          <Button look="plain" size="small" onClick={() => onRemove(passkeyIdx, name)}>
            {t('passkey.REMOVE')}
            <span data-only-spoken> {name}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}
