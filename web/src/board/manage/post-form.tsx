import type { BoardCalls } from '@clubhouse/contract/board/board'
import { WRONG_STATE } from '@clubhouse/contract/fail'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { CallFail } from '../../api/call-fail'
import { useCodes } from '../../code/use-codes'
import { SaveBar } from '../../form/save-bar'
import { useMade } from '../../form/use-made'
import type { TextKey } from '../../language/text-key'
import { useText } from '../../language/use-text'
import office from '../../office/parts.module.css'
import { useMay } from '../../session/may'
import { confirm } from '../../ui/feedback/dialog'
import { toast } from '../../ui/feedback/toast'
import { Form } from '../../ui/form/form'
import { SelectField } from '../../ui/form/select-field'
import { TextField } from '../../ui/form/text-field'
import { POST_STATES } from './list-parts'
import styles from './post.module.css'
import type { PostNow } from './post-now'
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
  /** The post in its other languages, to which a save gives its status and times. */
  others?: readonly (PostNow & { lang: string })[]
  /** Beside the words where the window is wide, else below them. */
  beside: Beside
  children: ReactNode
}

interface Beside {
  /** Status, and what stands in its row. */
  place: ReactNode
  picture?: ReactNode
  preview?: ReactNode
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
export function PostForm({ noun, at = noun, names, others = [], beside, children, ...options }: Props) {
  const t = useText()
  const { label } = useCodes('101')
  const { calls, post, refresh = async () => {} } = options
  const mustBe = options.times !== undefined
  // One draft, whichever of its languages the URL names.
  const group = post && Math.min(post.idx, ...(post.others ?? []).map(({ idx }) => idx))
  const { form, made } = usePostForm({ ...options, kept: `${noun} ${group ?? 'new'}` })
  const readOnly = !useMay()(post ? calls.update : calls.create)
  const open = useMade(`/ishm/board/${at}`)
  const done = () => {
    toast(t(`${noun}.SAVED`), { type: 'success' })
    if (post) return
    form.discard()
    open(made.current)
  }
  const isForever = calls.update.fails.includes(WRONG_STATE)
  /** Saves the post as ended, in all its languages. */
  const end = async () => {
    const message = t(isForever ? 'board.ASK_END_FOREVER' : 'board.ASK_END')
    if (!(await confirm({ message, yes: t('board.END'), tone: 'danger' }))) return
    flushSync(() => form.type('state', 'ENDED'))
    form.ref.current?.requestSubmit()
  }
  const further = (fail: unknown) => {
    if (!(fail instanceof CallFail) || fail.code !== 'WRONG_STATE') return undefined
    const { lang, state } = fail.msgVar as { lang?: string; state: PostNow['state'] }
    return lang && t('board.FURTHER', { lang: label(lang), state: t(`post.STATE_${state}`) })
  }
  return (
    <>
      {post && (
        <PostStanding
          {...{ calls, post, isForever, refresh }}
          isUnsaved={form.changed.length > 0}
          onEnd={readOnly ? undefined : end}
        />
      )}
      <Form of={form} className={styles.form} readOnly={readOnly} onSaved={done}>
        {post && others.map((other) => <Apart key={other.idx} post={post} other={other} />)}
        <div className={styles.columns}>
          <div className={styles.words}>{children}</div>
          <section className={styles.card} aria-label={t('board.CARD')}>
            {beside.place}
            <TimeFields mustOpen={mustBe} mustClose={mustBe} />
          </section>
          {/* Beside the text, also of a post with a tall picture. */}
          {beside.preview}
          {beside.picture && (
            <section className={styles.card} aria-label={t('board.PICTURE')}>
              {beside.picture}
            </section>
          )}
        </div>
        <SaveBar
          create={post || readOnly ? undefined : t('common.SAVE')}
          instead={further}
          nameOf={(field) => t(names[field] ?? NAMES[field] ?? names[field.split('.').at(-1)!]!)}
        />
      </Form>
    </>
  )
}

/** Says that another language is not seen when this one is, which a save would change. */
function Apart({ post, other }: { post: PostNow; other: PostNow & { lang: string } }) {
  const t = useText()
  const { label } = useCodes('101')
  const isSame = (['state', 'openAt', 'closeAt'] as const).every((name) => post[name] === other[name])
  if (isSame) return null
  return (
    <p className={office.note}>
      {t('board.APART', { lang: label(other.lang), state: t(`post.STATE_${other.state}`) })}
    </p>
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
