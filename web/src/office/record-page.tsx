import type { Call, DataOf } from '@clubhouse/contract/call'
import type { AnyRecord } from '@clubhouse/contract/record'
import type { ComponentProps, ReactNode } from 'react'
import type { CallFail } from '../api/call-fail'
import { useCall } from '../api/use-call'
import { type Say, useText } from '../language/use-text'
import { PageHead } from '../page/page-head'
import { useMay } from '../session/may'
import { Button } from '../ui/button'
import { Empty } from '../ui/empty'
import { toast } from '../ui/feedback/toast'
import type { Values } from '../ui/form/draft'
import { SidePanel } from '../ui/side-panel'
import { Unread } from '../ui/unread'
import type { RowOf } from './declare'
import type { Changes } from './list-address'
import { ListPage } from './list-page'
import type { RecordList } from './record-list'
import { RecordPanel } from './record-panel'
import { RemoveRecord } from './remove-record'
import type { ListState } from './use-list'

export interface RecordFormProps<Row> {
  calls: AnyRecord
  /** Left out for a new one. */
  row?: Row
  /** What the button of a new one says. */
  create?: string
  readOnly?: boolean
  refresh?: () => Promise<unknown>
  onSaved: (values: Values, recordIdx: number) => void
}

type Page<C extends Call> = ComponentProps<typeof ListPage<C>>

/** What is read of one record. */
type One<R extends AnyRecord> = DataOf<R['one']>

interface Props<C extends Call, R extends AnyRecord> extends Pick<Page<C>, 'preset' | 'lead' | 'above' | 'below'> {
  /** Its texts also have NEW, CREATE, CREATED, ONE, GONE and GONE_HINT; REMOVE and ASK_REMOVE unless the record stays. */
  list: RecordList<C, R>
  Form: (props: RecordFormProps<One<R>>) => ReactNode
  /** In place of the title that its row in the list has. */
  name?: (row: One<R>, t: Say) => string
  /** In place of ASK_REMOVE, which has the `name`; undefined removes nothing. */
  question?: (row: One<R>, t: Say) => string | Promise<string | undefined>
  /** Says in the record's own words why it stays. */
  whyNot?: (refusal: CallFail) => string | undefined
  /** Beside the button that creates one. */
  tools?: (state: ListState<C>) => ReactNode
  /** Where the list goes to show a new one. */
  goesTo?: (values: Values, recordIdx: number) => Changes
  /** The panel of one, where it is more than its form. */
  record?: Page<C>['record']
}

/** The page of a record that differs from others in nothing that a hook has to know. */
export const recordPage = <C extends Call, R extends AnyRecord>(
  list: RecordList<C, R>,
  Form: Props<C, R>['Form'],
  more?: Omit<Props<C, R>, 'list' | 'Form'>,
) =>
  function Page() {
    return <RecordPage list={list} Form={Form} {...more} />
  }

/** The page of a record of the back office: the list, a panel for a new one, and a panel for one with its history. */
export function RecordPage<C extends Call, R extends AnyRecord>(props: Props<C, R>) {
  const { list, Form, tools, goesTo, below, preset, lead, above, record } = props
  const text = useTexts(list)
  const mayCreate = useMay()(list.calls.create)
  return (
    <>
      <PageHead title={text('TITLE')} />
      <ListPage
        list={list}
        preset={preset}
        lead={lead}
        above={above}
        action={(state) => (
          <>
            {tools?.(state)}
            {mayCreate && <Button onClick={() => state.go({ new: '1' })}>{text('NEW')}</Button>}
          </>
        )}
        below={(state) =>
          state.data && mayCreate && state.query.has('new') ? (
            <NewRecord
              texts={list.texts}
              calls={list.calls}
              Form={Form}
              onClose={() => state.go({ new: undefined })}
              onCreated={(values, recordIdx) => {
                void state.refetch()
                state.go({ new: undefined, ...goesTo?.(values, recordIdx) })
              }}
            />
          ) : (
            below?.(state)
          )
        }
        record={record ?? ((state) => state.data && <OneRecord key={state.open} {...props} state={state} />)}
      />
    </>
  )
}

interface NewProps<Row> {
  texts: string
  calls: AnyRecord
  Form: (props: RecordFormProps<Row>) => ReactNode
  onClose: () => void
  onCreated: RecordFormProps<Row>['onSaved']
}

/** The panel of a new record. */
export function NewRecord<Row>({ texts, calls, Form, onClose, onCreated }: NewProps<Row>) {
  const text = useTexts({ texts })
  return (
    <SidePanel title={text('NEW')} onClose={onClose}>
      <Form
        calls={calls}
        create={text('CREATE')}
        onSaved={(values, recordIdx) => {
          toast(text('CREATED'), { type: 'success' })
          onCreated(values, recordIdx)
        }}
      />
    </SidePanel>
  )
}

type Open<C extends Call, R extends AnyRecord> = Props<C, R> & { state: ListState<C> & { open: string } }

/** A whole list has the record in its rows, unless one shows more; of pages, the record may be on another one. */
function OneRecord<C extends Call, R extends AnyRecord>(props: Open<C, R>) {
  const { list, Form, state, question, whyNot } = props
  const { calls, texts } = list
  const { name: nameOf = (row, t) => list.title.text(row as RowOf<C>, t) } = props
  const { rows, open, refetch } = state
  const t = useText()
  const text = useTexts(list)
  const isWhole = Array.isArray(state.data) && !calls.record.hasDetail
  const read = useCall<R['one']>(calls.one, { [calls.record.id]: Number(open) } as never, { enabled: !isWhole })
  const row = isWhole ? (rows.find((one) => String(list.key(one)) === open) as One<R>) : read.data
  const isMissing = isWhole ? !row : read.error?.status === 404 || read.error?.status === 400
  if (!row)
    return (
      <SidePanel title={text('ONE')} onClose={state.close}>
        {isMissing && <Empty title={text('GONE')}>{text('GONE_HINT')}</Empty>}
        {!isMissing && <Unread error={read.error} retry={read.refetch} lines={8} />}
      </SidePanel>
    )
  return (
    <OneOf
      {...{ texts, calls, Form, row, question, whyNot }}
      name={nameOf(row, t)}
      refetch={refetch}
      refresh={isWhole ? refetch : () => Promise.all([refetch(), read.refetch()])}
      onClose={state.close}
    />
  )
}

interface OneProps<R extends AnyRecord> extends Pick<Props<Call, R>, 'Form' | 'question' | 'whyNot'> {
  texts: string
  calls: R
  row: One<R> & object
  name: string
  /** Reads the list again. */
  refetch: () => Promise<unknown>
  /** Reads the list and the record again, where the list does not have all of it. */
  refresh?: () => Promise<unknown>
  onClose: () => void
}

/** The panel of a record that is there: its form, its history, and the button that deletes it. */
export function OneOf<R extends AnyRecord>(props: OneProps<R>) {
  const { texts, calls, Form, row, name, question, whyNot, refetch, refresh = refetch, onClose } = props
  const t = useText()
  const text = useTexts({ texts })
  const may = useMay()
  const { id, stays } = calls.record
  const { [id]: idx } = row as Record<string, number>
  return (
    <RecordPanel
      history={calls.history}
      recordIdx={idx!}
      title={name}
      name={name}
      actions={
        stays ? undefined : (
          <RemoveRecord
            remove={calls.remove}
            undo={calls.undo}
            record={keyOf(calls, row) as never}
            back={{ [id]: idx } as never}
            label={text('REMOVE')}
            question={() => question?.(row, t) ?? text('ASK_REMOVE', { name, count: 1 })}
            whyNot={whyNot}
            onChanged={refetch}
            onStays={refresh}
            onRemoved={onClose}
          />
        )
      }
      onClose={onClose}
    >
      <Form
        calls={calls}
        row={row}
        readOnly={!may(calls.change)}
        refresh={refresh}
        onSaved={() => {
          toast(t('common.SAVED'), { type: 'success' })
          void refresh()
        }}
      />
    </RecordPanel>
  )
}

/** The texts of a record, by their codes. */
function useTexts({ texts }: { texts: string }) {
  const t = useText()
  return (code: string, values?: Record<string, string | number>) => t(`${texts}.${code}`, values)
}

/** What its removal takes: the record as it is shown, or as one of several. */
function keyOf({ record: { id }, remove }: AnyRecord, row: object) {
  const { [id]: idx, version } = row as Record<string, number>
  return remove.path.includes('{') ? { [id]: idx, version } : { [id]: [idx], versions: [version] }
}
