import { create, type Faq, update } from '@clubhouse/contract/board/faq'
import { add } from '@clubhouse/contract/file'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { ask } from '../../../api/transport'
import { useCodes } from '../../../code/use-codes'
import { Refusal } from '../../../form/refusal'
import { useForm } from '../../../form/use-form'
import { useText } from '../../../language/use-text'
import { useMay } from '../../../session/may'
import { Button } from '../../../ui/button'
import { toast } from '../../../ui/feedback/toast'
import { Form, useField } from '../../../ui/form/form'
import { SelectField } from '../../../ui/form/select-field'
import { TextField } from '../../../ui/form/text-field'
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
  question?: Faq
  refresh?: () => Promise<unknown>
  initial?: Values
  /** Another language of the new question. */
  otherIdx?: number
}

const keepPicture = (file: File) =>
  ask(add, {}, { files: [file] }).then(
    ({ url }) => url,
    () => undefined,
  )

export function QuestionForm({ question, refresh = async () => {}, initial, otherIdx }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const may = useMay()
  const { list: categories } = useCodes('768')
  const { category, title, contents, lang, orderNo, state } = (question ?? initial)!
  const values = { category, title, contents, orderNo: String(orderNo), state }
  const made = useRef<number>(undefined)
  const known = question && { idx: question.idx, version: question.version, ...timesOf(question) }
  const form = useForm({
    call: create,
    ...(question ? { saved: values } : { initial: values }),
    given: { lang, otherIdx },
    send: async (input) => {
      const answer = known
        ? await ask(update, { ...input, ...known }, { quiet: true })
        : await ask(create, input, { quiet: true })
      made.current = answer.idx
    },
    refresh,
  })
  const readOnly = !may(question ? update : create)
  const saved = () => {
    toast(t('faq.SAVED'), { type: 'success' })
    if (!question) navigate(`/ishm/board/faq/${made.current}`, { replace: true })
  }
  return (
    <Form of={form} className={styles.form} readOnly={readOnly} onSaved={saved}>
      <TextField name="title" label={t('faq.QUESTION')} lang={lang} />
      <div className={styles.row}>
        <SelectField
          name="category"
          label={t('faq.CATEGORY')}
          options={categories.map(({ key, label }) => ({ value: key, label }))}
        />
        <SelectField
          name="state"
          label={t('faq.STATE')}
          options={STATES.filter((one) => one !== 'SCHEDULED' || state === one).map((value) => ({
            value,
            label: t(`faq.STATE_${value}`),
          }))}
        />
        <TextField name="orderNo" label={t('faq.ORDER')} hint={t('faq.ORDER_HINT')} />
      </div>
      <Answer lang={lang} />
      <Refusal />
      {!readOnly && (
        <Button type="submit" pending={form.pending}>
          {t('common.SAVE')}
        </Button>
      )}
    </Form>
  )
}

const timesOf = ({ openAt, closeAt }: Faq) => ({ openAt, closeAt })

function Answer({ lang }: { lang: string }) {
  const t = useText()
  const { value, error, readOnly, type } = useField('contents')
  return (
    <RichTextEditor
      label={t('faq.ANSWER')}
      lang={lang}
      readOnly={readOnly}
      value={String(value)}
      onChange={type}
      addPicture={keepPicture}
      error={error}
    />
  )
}
