import { useText } from '../../language/use-text'
import { ListPage } from '../../office/list-page'
import { PageHead } from '../../page/page-head'
import { MailPanel } from './mail-panel'
import styles from './mail-panel.module.css'
import { OUTBOX } from './outbox-list'

export const handle = { messages: ['outbox', 'history'] }

export default function OutboxPage() {
  const t = useText()
  return (
    <>
      <PageHead title={t('outbox.TITLE')} />
      <ListPage
        list={OUTBOX}
        above={({ data }) => data && data.way !== 'SMTP' && <p className={styles.way}>{t(`outbox.WAY_${data.way}`)}</p>}
        record={({ open, close, refetch }) => (
          <MailPanel key={open} mailIdx={Number(open)} onClose={close} onChanged={() => refetch()} />
        )}
      />
    </>
  )
}
