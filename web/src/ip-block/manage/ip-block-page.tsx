import { useText } from '../../language/use-text'
import { RecordPage } from '../../office/record-page'
import { IpBlockForm } from './ip-block-form'
import { BLOCKS } from './ip-block-list'

export const handle = { messages: ['ip-block', 'board', 'form', 'manager', 'history'] }

export default function IpBlockPage() {
  const t = useText()
  return (
    <RecordPage
      list={BLOCKS}
      Form={IpBlockForm}
      lead={({ data }) => (
        <p>
          {t('ip-block.LEAD')} {data && t('ip-block.MINE', { ip: data.mine })}
        </p>
      )}
    />
  )
}
