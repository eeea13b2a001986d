import { check } from '@clubhouse/contract/member/import'
import { send } from '@clubhouse/contract/member/message'
import { create } from '@clubhouse/contract/member/record'
import type { MemberFilter } from '@clubhouse/contract/member-filter'
import { useText } from '../../language/use-text'
import { ListPage } from '../../office/list-page'
import { PageHead } from '../../page/page-head'
import { useMay } from '../../session/may'
import base from '../../ui/base.module.css'
import { Button, ButtonLink } from '../../ui/button'
import { toast } from '../../ui/feedback/toast'
import { SidePanel } from '../../ui/side-panel'
import { MessagePanel } from '../message/message-panel'
import { MemberForm } from './member-form'
import { MEMBERS } from './member-list'
import { MemberPanel } from './member-panel'

const NAMES = ['state', 'memberType', 'joinedFrom', 'joinedTo', 'keyword'] as const

/** The filters of the list without its sort and page, for a message to everyone whom they find. */
function filterOf(input: Readonly<Record<string, unknown>>): MemberFilter {
  const texts = NAMES.flatMap((name) => (input[name] ? [[name, String(input[name])]] : []))
  return {
    ...Object.fromEntries(texts),
    ...(input.suspended !== undefined && { suspended: String(input.suspended) === 'true' }),
  }
}

export const handle = { messages: ['member-manage', 'form', 'history', 'signup', 'member-message'] }

export default function MemberListPage() {
  const t = useText()
  const may = useMay()
  const mayCreate = may(create)
  return (
    <>
      <PageHead title={t('member-manage.TITLE')} />
      <ListPage
        list={MEMBERS}
        action={({ go, total }) => (
          <div className={base.buttons}>
            {may(send) && total > 0 && (
              <Button look="plain" onClick={() => go({ message: '1' })}>
                {t('member-message.ALL')}
              </Button>
            )}
            {may(check) && (
              <ButtonLink look="plain" to="/ishm/member/import">
                {t('member-manage.IMPORT')}
              </ButtonLink>
            )}
            {mayCreate && <Button onClick={() => go({ new: '1' })}>{t('member-manage.NEW')}</Button>}
          </div>
        )}
        below={({ data, query, go, refetch, input }) =>
          data && may(send) && query.has('message') ? (
            <MessagePanel to={{ filter: filterOf(input) }} onClose={() => go({ message: undefined })} />
          ) : (
            data &&
            mayCreate &&
            query.has('new') && (
              <SidePanel title={t('member-manage.NEW')} onClose={() => go({ new: undefined })}>
                <MemberForm
                  onSaved={(name) => {
                    toast(t('member-manage.ADDED', { name }), { type: 'success' })
                    refetch()
                    go({ new: undefined })
                  }}
                />
              </SidePanel>
            )
          )
        }
        record={({ open, close, refetch }) => (
          <MemberPanel key={open} memberIdx={Number(open)} onClose={close} onChanged={() => refetch()} />
        )}
      />
    </>
  )
}
