import { useText } from '../../../language/use-text'
import { ListPage } from '../../../office/list-page'
import { PageHead } from '../../../page/page-head'
import { LETTERS } from './letter-list'

export const handle = { messages: ['letter', 'outbox'] }

export default function LettersPage() {
  const t = useText()
  return (
    <>
      <PageHead title={t('letter.TITLE')} />
      <ListPage list={LETTERS} />
    </>
  )
}
