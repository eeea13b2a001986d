import { faqBoard } from '@clubhouse/contract/board/faq'
import { useText } from '../../../language/use-text'
import { ListPage } from '../../../office/list-page'
import { PageHead } from '../../../page/page-head'
import { useMay } from '../../../session/may'
import { ButtonLink } from '../../../ui/button'
import { QUESTIONS } from './question-list'

export const handle = { messages: ['faq', 'post'] }

export default function QuestionListPage() {
  const t = useText()
  const mayCreate = useMay()(faqBoard.create)
  return (
    <>
      <PageHead title={t('faq.TITLE')} />
      <ListPage
        list={QUESTIONS}
        action={() => mayCreate && <ButtonLink to="/ishm/board/faq/new">{t('faq.NEW')}</ButtonLink>}
      />
    </>
  )
}
