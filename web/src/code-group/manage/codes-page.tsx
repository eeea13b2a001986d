import { useText } from '../../language/use-text'
import { ListPage } from '../../office/list-page'
import { PageHead } from '../../page/page-head'
import { CODES } from './code-list'
import { GroupPanel } from './group-panel'

export const handle = { messages: ['code-edit', 'form', 'manager', 'history'] }

export default function CodesPage() {
  const t = useText()
  return (
    <>
      <PageHead title={t('code-edit.TITLE')} />
      <ListPage
        list={CODES}
        record={({ open, rows, close, refetch }) => {
          const group = rows.find((row) => row.group === open)
          return group && <GroupPanel key={open} group={group} onClose={close} onChanged={() => refetch()} />
        }}
      />
    </>
  )
}
