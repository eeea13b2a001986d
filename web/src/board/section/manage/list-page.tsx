import { arrange, sectionBoard } from '@clubhouse/contract/board/section'
import { useText } from '../../../language/use-text'
import { ListPage } from '../../../office/list-page'
import { PageHead } from '../../../page/page-head'
import { useMay } from '../../../session/may'
import { ButtonLink } from '../../../ui/button'
import { SECTIONS } from './section-list'

export const handle = { messages: ['section', 'post'] }

export default function SectionListPage() {
  const t = useText()
  const may = useMay()
  return (
    <>
      <PageHead title={t('section.TITLE')} />
      <ListPage
        list={SECTIONS}
        action={() => (
          <>
            {may(arrange) && (
              <ButtonLink to="/ishm/board/section/order" look="plain">
                {t('section.ARRANGE')}
              </ButtonLink>
            )}
            {may(sectionBoard.create) && <ButtonLink to="/ishm/board/section/new">{t('section.NEW')}</ButtonLink>}
          </>
        )}
      />
    </>
  )
}
