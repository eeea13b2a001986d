import { exportData } from '@clubhouse/contract/member/profile'
import { Link } from 'react-router'
import { fetchFile } from '../../api/fetch-file'
import { useText } from '../../language/use-text'
import { Button } from '../../ui/button'
import styles from './checked-page.module.css'

export function TakeAway() {
  const t = useText()
  return (
    <section className={styles.section} aria-labelledby="take-away">
      <h2 id="take-away">{t('profile.DATA')}</h2>
      <ul className={styles.list}>
        <li>
          <span>
            {t('profile.EXPORT')}
            <small>{t('profile.EXPORT_HINT')}</small>
          </span>
          <Button look="plain" size="small" onClick={() => fetchFile(exportData, {}, 'my-data.json')}>
            {t('profile.EXPORT_GO')}
          </Button>
        </li>
        <li>
          <span>
            {t('common.CLOSE_ACCOUNT')}
            <small>{t('profile.LEAVE_HINT')}</small>
          </span>
          <Link to="/mypage/withdrawal">{t('profile.LEAVE_GO')}</Link>
        </li>
      </ul>
    </section>
  )
}
