import { create } from '@clubhouse/contract/reservation/sheet/template'
import { useText } from '../../../../language/use-text'
import { ListPage } from '../../../../office/list-page'
import { PageHead } from '../../../../page/page-head'
import { useMay } from '../../../../session/may'
import { ButtonLink } from '../../../../ui/button'
import { SheetPages } from './sheet-pages'
import { TEMPLATES } from './template-list'

export const handle = { messages: ['template', 'course-edit'] }

export default function TemplatesPage() {
  const t = useText()
  const mayCreate = useMay()(create)
  return (
    <>
      <PageHead title={t('template.TITLE')} />
      <ListPage
        list={TEMPLATES}
        action={() => mayCreate && <ButtonLink to="/ishm/reservation/templates/new">{t('template.NEW')}</ButtonLink>}
        above={() => <SheetPages />}
      />
    </>
  )
}
