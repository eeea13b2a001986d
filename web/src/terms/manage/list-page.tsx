import { save } from '@clubhouse/contract/terms'
import { useText } from '../../language/use-text'
import { ListPage } from '../../office/list-page'
import { PageHead } from '../../page/page-head'
import { useMay } from '../../session/may'
import { ButtonLink } from '../../ui/button'
import { TERMS } from './terms-list'

export const handle = { messages: ['terms', 'terms-manage'] }

export default function TermsListPage() {
  const t = useText()
  const mayCreate = useMay()(save, {})
  return (
    <>
      <PageHead title={t('terms-manage.TITLE')} />
      <ListPage
        list={TERMS}
        action={() => mayCreate && <ButtonLink to="/ishm/site/terms/new">{t('terms-manage.NEW')}</ButtonLink>}
      />
    </>
  )
}
