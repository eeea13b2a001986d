import { one } from '@clubhouse/contract/reservation/draw/draw-manage'
import { useMemo } from 'react'
import { Link, useParams } from 'react-router'
import { useCall } from '../../../api/use-call'
import { useText } from '../../../language/use-text'
import { ListPage } from '../../../office/list-page'
import { PageHead } from '../../../page/page-head'
import { useMay } from '../../../session/may'
import base from '../../../ui/base.module.css'
import { Empty } from '../../../ui/empty'
import { DRAWS_PATH } from './draw-list'
import { wishesWord } from './draw-words'
import { entriesOf } from './entry-list'

export const handle = { messages: ['draw-entry', 'draw-manage', 'form', 'manager'] }

/** The entries of one draw; wishes are shown from the close on. */
export default function EntriesPage() {
  const t = useText()
  const mayRead = useMay()(one)
  const { idx } = useParams()
  const drawIdx = Number(idx)
  const list = useMemo(() => entriesOf(drawIdx), [drawIdx])
  const { data, error } = useCall(one, { drawIdx }, { enabled: mayRead })
  const wishes = data && wishesWord(data)
  const back = <Link to={`${DRAWS_PATH}/${drawIdx}`}>{data?.title ?? t('draw-manage.ONE')}</Link>
  return (
    <>
      <PageHead title={t('draw-entry.TITLE')} />
      {error?.status === 404 ? (
        <Empty title={t('draw-manage.GONE')}>{t('common.NOTHING_HINT')}</Empty>
      ) : (
        <ListPage
          list={list}
          lead={() => (
            <p>
              {back}
              {wishes && (
                <span className={base.quiet}>
                  {' · '}
                  {t(`draw-manage.${wishes}`)}
                </span>
              )}
            </p>
          )}
        />
      )}
    </>
  )
}
