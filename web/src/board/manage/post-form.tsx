import type { BoardCalls } from '@clubhouse/contract/board/board'
import type { ReactNode } from 'react'
import { SaveBar } from '../../form/save-bar'
import { useMade } from '../../form/use-made'
import type { TextKey } from '../../language/text-key'
import { useText } from '../../language/use-text'
import office from '../../office/parts.module.css'
import { useMay } from '../../session/may'
import { toast } from '../../ui/feedback/toast'
import { Form } from '../../ui/form/form'
import { SelectField } from '../../ui/form/select-field'
import { TextField } from '../../ui/form/text-field'
import { POST_STATES } from './list-parts'
import styles from './post.module.css'
import { PostStanding } from './post-standing'
import { TimeFields } from './time-fields'
import { type PostFormOptions, usePostForm } from './use-post-form'

interface Props extends PostFormOptions {
  noun: string
  /** Last part of the address of its list, where that is not the category. */
  at?: string
  calls: Pick<BoardCalls, 'create' | 'update' | 'publish' | 'schedule'>
  /** The board's own fields in words, for what is unsaved. */
  names: Readonly<Record<string, TextKey>>
  /** Of a post with languages: the one that is written, and the fields that are in this language alone. */
  written?: { lang: string; fields: readonly string[] }
  children: ReactNode
}

const NAMES: Readonly<Record<string, TextKey>> = {
  state: 'post.STATE',
  orderNo: 'post.ORDER',
  'openAt.date': 'board.OPENS',
  'openAt.time': 'board.OPENS',
  'closeAt.date': 'board.CLOSES',
  'closeAt.time': 'board.CLOSES',
}

/** The fields of a post among those that every board has: status, order and times. */
export function PostForm({ noun, at = noun, names, written, children, ...options }: Props) {
  const t = useText()
  const { calls, post, times, refresh = async () => {} } = options
  const draft = post ? `${noun} ${post.idx}` : `${noun} new${options.other ? ` like ${options.other.idx}` : ''}`
  const { form, made } = usePostForm({
    ...options,
    kept: draft,
    // Whoever begins another language before the first is saved keeps the words of both, and all else once.
    keptApart: post || !written ? undefined : { name: `${noun} new ${written.lang}`, fields: written.fields },
  })
  const readOnly = !useMay()(post ? calls.update : calls.create)
  const open = useMade(`/ishm/board/${at}`)
  const done = () => {
    toast(t(`${noun}.SAVED`), { type: 'success' })
    if (post) return
    form.discard()
    open(made.current)
  }
  return (
    <>
      {post && <PostStanding calls={calls} post={post} isUnsaved={form.changed.length > 0} refresh={refresh} />}
      <Form of={form} className={styles.form} readOnly={readOnly} onSaved={done}>
        {children}
        <TimeFields mustOpen={times !== undefined} mustClose={times !== undefined} />
        <SaveBar isKept nameOf={(field) => t(names[field] ?? NAMES[field]!)} />
      </Form>
    </>
  )
}

interface PlaceProps {
  archived: boolean
  /** The posts of the board have an order of their own. */
  isOrdered?: boolean
  children?: ReactNode
}

/** Status and order, beside what else fits in their row. */
export function PlaceFields({ archived, isOrdered = true, children }: PlaceProps) {
  const t = useText()
  const states = archived ? [...POST_STATES, 'ARCHIVED'] : POST_STATES
  return (
    <div className={office.grid}>
      {children}
      <SelectField
        name="state"
        label={t('post.STATE')}
        options={states.map((value) => ({ value, label: t(`post.STATE_${value}`) }))}
      />
      {isOrdered && <TextField name="orderNo" label={t('post.ORDER')} hint={t('post.ORDER_HINT')} />}
    </div>
  )
}
