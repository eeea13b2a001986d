import { issue } from '@clubhouse/contract/reservation/rules/coupon'
import { useText } from '../../../../language/use-text'
import { ListPage } from '../../../../office/list-page'
import { PageHead } from '../../../../page/page-head'
import { useMay } from '../../../../session/may'
import { Button } from '../../../../ui/button'
import { COUPONS } from './coupon-list'
import { CouponPages } from './coupon-pages'
import { IssuePanel } from './issue-form'

export const handle = { messages: ['coupon', 'coupon-kind', 'form', 'manager'] }

export default function CouponsPage() {
  const t = useText()
  const mayIssue = useMay()(issue)
  return (
    <>
      <PageHead title={t('coupon.TITLE')} />
      <ListPage
        list={COUPONS}
        above={() => <CouponPages />}
        action={({ go }) => mayIssue && <Button onClick={() => go({ issue: '1' })}>{t('coupon.ISSUE')}</Button>}
        below={({ query, go, refetch }) =>
          mayIssue &&
          query.has('issue') && (
            <IssuePanel
              onIssued={() => {
                refetch()
                go({ issue: undefined })
              }}
              onClose={() => go({ issue: undefined })}
            />
          )
        }
      />
    </>
  )
}
