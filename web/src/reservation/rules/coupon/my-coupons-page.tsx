import { useText } from '../../../language/use-text'
import { PageHead } from '../../../page/page-head'
import { RequireMember } from '../../../session/require'
import { useSession } from '../../../session/session-store'
import { PageHeader } from '../../../ui/page-header'
import { MyCoupons } from './my-coupons'
import styles from './my-coupons.module.css'

export const handle = { messages: ['coupon'] }

export default function MyCouponsPage() {
  const t = useText()
  const memberIdx = useSession()?.memberIdx
  return (
    <main id="content">
      <PageHead title={t('coupon.MINE')} />
      <RequireMember>
        <PageHeader title={t('coupon.MINE')} lead={t('coupon.MINE_LEAD')} seed="mypage" />
        <div className={styles.page}>{memberIdx && <MyCoupons memberIdx={memberIdx} />}</div>
      </RequireMember>
    </main>
  )
}
