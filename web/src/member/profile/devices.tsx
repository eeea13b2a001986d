import { end, mine } from '@clubhouse/contract/member/device'
import { ask } from '../../api/transport'
import { useCall } from '../../api/use-call'
import { useFormat, useText } from '../../language/use-text'
import { signOut } from '../../session/sign-in'
import { Button } from '../../ui/button'
import { confirm } from '../../ui/feedback/dialog'
import { toast } from '../../ui/feedback/toast'
import { Loading } from '../../ui/loading'
import { Wrong } from '../../ui/wrong'
import styles from './checked-page.module.css'
import { deviceWords, networkOf } from './device-words'

export function Devices() {
  const t = useText()
  const { instant } = useFormat()
  const { data, error, refetch } = useCall(mine, {})
  const here = data?.find(({ current }) => current)
  const others = data?.filter(({ current }) => !current) ?? []

  async function out(sessionIdx: number[]) {
    await ask(end, { sessionIdx }, { toasts: 'all' })
    toast(t('profile.DEVICE_OUT'), { type: 'success' })
    refetch()
  }
  const everywhere = async () => {
    if (await confirm({ message: t('profile.DEVICES_ALL_ASK', { count: others.length }) }))
      out(others.map(({ sessionIdx }) => sessionIdx))
  }

  return (
    <section className={styles.section} aria-labelledby="devices">
      <h2 id="devices">{t('profile.DEVICES')}</h2>
      {error && <Wrong requestId={error.requestId} retry={() => refetch()} />}
      {!data && !error && <Loading />}
      <ul className={styles.list}>
        {data?.map(({ sessionIdx, device, ip, lastSeenAt, current }) => (
          <li key={sessionIdx}>
            <span>
              {deviceWords(device) ?? t('profile.DEVICE_UNKNOWN')}
              <small>
                {current ? (
                  <b className={styles.here}>{t('profile.DEVICE_HERE')}</b>
                ) : (
                  t('profile.DEVICE_SEEN', { at: instant(lastSeenAt) })
                )}{' '}
                · {ip}
                {here && !current && networkOf(ip) === networkOf(here.ip) && ` · ${t('profile.DEVICE_NEAR')}`}
              </small>
            </span>
            <Button
              size="small"
              look="plain"
              onClick={() => (current ? signOut({ home: true }) : out([sessionIdx]))}
              aria-label={t('profile.DEVICE_LOG_OUT', { device: deviceWords(device) ?? t('profile.DEVICE_UNKNOWN') })}
            >
              {t('site.LOG_OUT')}
            </Button>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <div>
          <Button look="plain" onClick={everywhere}>
            {t('profile.DEVICES_ALL')}
          </Button>
        </div>
      )}
    </section>
  )
}
