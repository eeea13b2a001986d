import type { DataOf } from '@clubhouse/contract/call'
import type { forManager } from '@clubhouse/contract/language/manage'
import { useFormat, useLanguage, useText } from '../../language/use-text'
import { ListPage } from '../../office/list-page'
import { PageHead } from '../../page/page-head'
import { MESSAGES } from './message-list'
import styles from './message-page.module.css'
import { SaveTexts } from './save-texts'
import { Spoken } from './spoken'

export const handle = { messages: ['message'] }

export default function MessagePage() {
  const t = useText()
  const { langs } = useLanguage()
  return (
    <div className={styles.page}>
      <PageHead title={t('message.TITLE')} />
      <ListPage
        list={MESSAGES}
        preset={{ language: langs.find((lang) => lang !== 'en') ?? 'en' }}
        lead={({ data, filters, refetch }) =>
          data && (
            <>
              <Translated categories={data.categories} />
              <Spoken lang={filters.language!} isSpoken={data.isSpoken} onChanged={refetch} />
            </>
          )
        }
        below={({ filters, refetch }) => <SaveTexts lang={filters.language!} onSaved={() => refetch()} />}
      />
    </div>
  )
}

function Translated({ categories }: Pick<DataOf<typeof forManager>, 'categories'>) {
  const t = useText()
  const { number } = useFormat()
  const total = categories.reduce((sum, one) => sum + one.total, 0)
  const missing = categories.reduce((sum, one) => sum + one.missing, 0)
  return (
    <p>
      {missing > 0
        ? t('message.TRANSLATED', { done: number(total - missing), total: number(total) })
        : t('message.ALL_TRANSLATED', { total: number(total) })}
    </p>
  )
}
