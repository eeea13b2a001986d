import { useText } from '../../language/use-text'
import { ListPage } from '../../office/list-page'
import { PageHead } from '../../page/page-head'
import { DAYS } from './day-list'

export const handle = { messages: ['day-figures', 'form'] }

export default function DaysPage() {
  const t = useText()
  return (
    <>
      <PageHead title={t('day-figures.TITLE')} />
      <ListPage list={DAYS} />
    </>
  )
}
