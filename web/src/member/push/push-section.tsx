import { mine, type PushDevice, remove } from '@clubhouse/contract/member/push'
import { useEffect, useState } from 'react'
import { CallFail } from '../../api/call-fail'
import { ask } from '../../api/transport'
import { useCall } from '../../api/use-call'
import { useFormat, useText } from '../../language/use-text'
import { useSession } from '../../session/session-store'
import { Button } from '../../ui/button'
import { toast } from '../../ui/feedback/toast'
import { Loading } from '../../ui/loading'
import { Wrong } from '../../ui/wrong'
import { deviceName } from '../profile/device-words'
import { allowHere, type Hindrance, hindrance, markHere, PushRefused, stopHere } from './browser'
import styles from './push-section.module.css'

type Why = Hindrance | 'FULL' | 'SERVICE'

/** Push notifications on this device, and on the member's others. */
export function PushSection() {
  const t = useText()
  const { data, error, refetch } = useCall(mine, {})
  const [mark, setMark] = useState<string>()
  const [why, setWhy] = useState<Why>()
  useEffect(() => {
    setWhy(hindrance())
    markHere().then(setMark, () => {})
  }, [])
  const changed = async () => {
    setMark(await markHere())
    await refetch()
  }
  const here = data?.devices.find((device) => device.mark === mark)
  return (
    <section className={styles.section} aria-labelledby="push">
      <h2 id="push">{t('push.TITLE')}</h2>
      <p className={styles.lead}>{t('push.LEAD')}</p>
      {error && <Wrong requestId={error.requestId} retry={() => refetch()} />}
      {!data && !error && <Loading lines={3} />}
      {data && (
        <>
          <h3>{t('push.HERE')}</h3>
          <ThisDevice publicKey={data.publicKey} here={here} why={why} setWhy={setWhy} changed={changed} />
          {data.devices.length > 0 && <Devices devices={data.devices} here={here} changed={changed} />}
        </>
      )}
    </section>
  )
}

interface ThisProps {
  publicKey: string
  here?: PushDevice
  why?: Why
  setWhy: (why: Why | undefined) => void
  changed: () => Promise<void>
}

function ThisDevice({ publicKey, here, why, setWhy, changed }: ThisProps) {
  const t = useText()
  const memberIdx = useSession()?.memberIdx
  const [pending, setPending] = useState(false)
  const act = async (what: () => Promise<void>) => {
    setPending(true)
    setWhy(undefined)
    await what()
      .catch((error) => setWhy(whyOf(error)))
      .finally(() => setPending(false))
    await changed()
  }
  const allow = () =>
    act(async () => {
      await allowHere(publicKey, memberIdx!)
      toast(t('push.ALLOWED'), { type: 'success' })
    })
  const stop = ({ deviceIdx }: PushDevice) =>
    act(async () => {
      await stopHere()
      await ask(remove, { deviceIdx }, { toasts: 'all' })
      toast(t('push.STOPPED'), { type: 'success' })
    })
  const canAsk = why !== 'UNABLE' && why !== 'INSTALL' && why !== 'BLOCKED'
  return (
    <div className={styles.here}>
      <p>{t(here ? 'push.ON' : 'push.OFF')}</p>
      <p role="status" className={why ? styles.why : undefined}>
        {!here && why && t(`push.${why}`)}
      </p>
      {here ? (
        <Button look="plain" pending={pending} onClick={() => stop(here)}>
          {t('push.STOP')}
        </Button>
      ) : (
        canAsk && (
          <Button pending={pending} onClick={allow}>
            {t('push.ALLOW')}
          </Button>
        )
      )}
    </div>
  )
}

function whyOf(error: unknown): Why {
  if (error instanceof PushRefused) return error.why
  const state = error instanceof CallFail ? error.msgVar.state : undefined
  return state === 'FULL' || state === 'SERVICE' ? state : 'FAILED'
}

interface DevicesProps {
  devices: readonly PushDevice[]
  here?: PushDevice
  changed: () => Promise<void>
}

function Devices({ devices, here, changed }: DevicesProps) {
  const t = useText()
  const { instant } = useFormat()
  const nameOf = ({ device }: PushDevice) => deviceName(device) ?? t('push.UNKNOWN')
  const takeAway = async (device: PushDevice) => {
    if (device === here) await stopHere()
    await ask(remove, { deviceIdx: device.deviceIdx }, { toasts: 'all' })
    toast(t('push.REMOVED', { device: nameOf(device) }), { type: 'success' })
    await changed()
  }
  return (
    <>
      <h3 id="push-devices">{t('push.DEVICES')}</h3>
      <ul className={styles.list} aria-labelledby="push-devices">
        {devices.map((device) => (
          <li key={device.deviceIdx}>
            <span>
              {nameOf(device)}
              {device === here && <b className={styles.mark}>{t('push.HERE')}</b>}
              <small>{t('push.SINCE', { at: instant(device.createdAt) })}</small>
              <small>
                {device.reachedAt ? t('push.REACHED', { at: instant(device.reachedAt) }) : t('push.NOT_REACHED')}
              </small>
            </span>
            <Button look="plain" size="small" onClick={() => takeAway(device)}>
              {t('push.REMOVE')}
              <span data-only-spoken> {nameOf(device)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
