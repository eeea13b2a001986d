import { end, make, status } from '@clubhouse/contract/reservation/booking/calendar-feed'
import { useState } from 'react'
import { useCall, useSend } from '../../../api/use-call'
import { useText } from '../../../language/use-text'
import { Button } from '../../../ui/button'
import { confirm } from '../../../ui/feedback/dialog'
import { toast } from '../../../ui/feedback/toast'
import { Field } from '../../../ui/field'
import { Unread } from '../../../ui/unread'
import styles from './my-bookings.module.css'

/** The private address from which calendars read the member’s tee times; it is made, replaced and deleted here. */
export function CalendarFeed() {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.feed} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('mypage.FEED')}</summary>
      {isOpen && <Address />}
    </details>
  )
}

const ignore = () => undefined

function Address() {
  const t = useText()
  const { data, error, refetch } = useCall(status, {})
  const [url, setUrl] = useState<string>()
  const making = useSend(make, { toasts: 'all' })
  const ending = useSend(end, { toasts: 'all' })
  if (!data) return <Unread error={error} retry={refetch} lines={3} />
  const begin = async () => {
    if (data.since && !(await confirm({ message: t('mypage.FEED_NEW_ASK'), yes: t('mypage.FEED_NEW') }))) return
    // The transport shows a failure.
    await making.send({}).then(({ url: made }) => {
      setUrl(made)
      return refetch()
    }, ignore)
  }
  const remove = async () => {
    const message = t('mypage.FEED_END_ASK')
    if (!(await confirm({ message, yes: t('mypage.FEED_END'), tone: 'danger' }))) return
    await ending.send({}).then(() => {
      setUrl(undefined)
      toast(t('mypage.FEED_ENDED'), { type: 'success' })
      return refetch()
    }, ignore)
  }
  const isThere = data.since !== null
  return (
    <>
      <p>{t('mypage.FEED_LEAD')}</p>
      {isThere && url && <NewAddress url={url} />}
      {data.since && !url && <p>{t('mypage.FEED_SINCE', { at: data.since })}</p>}
      <div className={styles.files}>
        <Button look="plain" pending={making.pending} onClick={begin}>
          {t(isThere ? 'mypage.FEED_NEW' : 'mypage.FEED_MAKE')}
        </Button>
        {isThere && (
          <Button look="bare" pending={ending.pending} onClick={remove}>
            {t('mypage.FEED_END')}
          </Button>
        )}
      </div>
    </>
  )
}

function NewAddress({ url }: { url: string }) {
  const t = useText()
  const copy = async () => {
    await navigator.clipboard.writeText(url)
    toast(t('mypage.FEED_COPIED'), { type: 'success' })
  }
  return (
    <>
      <Field
        label={t('mypage.FEED_URL')}
        hint={t('mypage.FEED_URL_HINT')}
        value={url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
        // Without a secure connection the browser lets no page write to the clipboard.
        beside={
          'clipboard' in navigator && (
            <Button look="plain" onClick={copy}>
              {t('mypage.FEED_COPY')}
            </Button>
          )
        }
      />
      <p>
        <a href={url.replace(/^https?:/, 'webcal:')}>{t('mypage.FEED_ADD')}</a>
      </p>
    </>
  )
}
