import { create, type Faq, update } from '@clubhouse/contract/board/faq'
import type { InputOf } from '@clubhouse/contract/call'
import { add } from '@clubhouse/contract/file'
import { useNavigate } from 'react-router'
import { ask } from '../../../api/transport'
import { useCodes } from '../../../code/use-codes'
import { DraftField, DraftSelect } from '../../../form/draft-field'
import { DraftRefusal } from '../../../form/draft-refusal'
import { useDraft } from '../../../form/use-draft'
import { useText } from '../../../language/use-text'
import { useMay } from '../../../session/may'
import { Button } from '../../../ui/button'
import { toast } from '../../../ui/feedback/toast'
import { RichTextEditor } from '../../../ui/rich-text-editor'
import styles from './question.module.css'
import { STATES } from './question-list'

type Values = Pick<Faq, 'category' | 'title' | 'contents' | 'lang' | 'orderNo' | 'state'>

export const NEW_QUESTION: Omit<Values, 'lang'> = {
  category: 'QUESTION',
  title: '',
  contents: '',
  orderNo: 0,
  state: 'DRAFT',
}

interface Props {
  /** The question that is changed. */
  question?: Faq
  refresh?: () => Promise<unknown>
  /** What a new one begins with. */
  initial?: Values
  /** Another language of the new one. */
  otherIdx?: number
}

const keepPicture = (file: File) =>
  ask(add, {}, { files: [file] }).then(
    ({ url }) => url,
    () => undefined,
  )

/** A question with its answer. */
export function QuestionForm({ question, refresh = async () => {}, initial, otherIdx }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const may = useMay()
  const { list: categories } = useCodes('768')
  const { category, title, contents, lang, orderNo, state } = (question ?? initial)!
  const readOnly = !may(question ? update : create)
  const form = useDraft({
    saved: { category, title, contents, orderNo: String(orderNo), state },
    checks: { title: (values) => (String(values.title).trim() ? undefined : 'form.WRONG') },
    refresh,
    send: async (_, values) => {
      const wish = { ...values, lang, orderNo: Number(values.orderNo) } as InputOf<typeof create>
      if (!question) {
        const { idx } = await ask(create, { ...wish, otherIdx }, { quiet: true })
        navigate(`/ishm/board/faq/${idx}`, { replace: true })
      } else {
        const { idx, version, openAt, closeAt } = question
        await ask(update, { ...wish, idx, version, openAt, closeAt }, { quiet: true })
      }
      toast(t('faq.SAVED'), { type: 'success' })
    },
  })
  const shared = { form, readOnly }
  const states = STATES.filter((one) => one !== 'SCHEDULED' || state === one)
  return (
    <form
      ref={form.form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.save()
      }}
    >
      <DraftField {...shared} name="title" label={t('faq.QUESTION')} maxLength={200} lang={lang} />
      <div className={styles.row}>
        <DraftSelect
          {...shared}
          name="category"
          label={t('faq.CATEGORY')}
          options={categories.map(({ key, label }) => ({ value: key, label }))}
        />
        <DraftSelect
          {...shared}
          name="state"
          label={t('faq.STATE')}
          options={states.map((value) => ({ value, label: t(`faq.STATE_${value}`) }))}
        />
        <DraftField {...shared} name="orderNo" label={t('faq.ORDER')} hint={t('faq.ORDER_HINT')} inputMode="numeric" />
      </div>
      <RichTextEditor
        label={t('faq.ANSWER')}
        lang={lang}
        readOnly={readOnly}
        value={String(form.values.contents)}
        onChange={(html) => form.type('contents', html)}
        addPicture={keepPicture}
        error={form.wrong.contents && t(form.wrong.contents)}
      />
      <DraftRefusal fail={form.fail} />
      {!readOnly && (
        <Button type="submit" pending={form.pending}>
          {t('common.SAVE')}
        </Button>
      )}
    </form>
  )
}
