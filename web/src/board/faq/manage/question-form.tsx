import { create, type Faq, update } from '@clubhouse/contract/board/faq'
import { add } from '@clubhouse/contract/file'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { ask } from '../../../api/transport'
import { useCodes } from '../../../code/use-codes'
import { SaveBar } from '../../../form/save-bar'
import { useText } from '../../../language/use-text'
import { useMay } from '../../../session/may'
import { toast } from '../../../ui/feedback/toast'
import { Form, useField } from '../../../ui/form/form'
import { SelectField } from '../../../ui/form/select-field'
import { TextField } from '../../../ui/form/text-field'
import { RichTextEditor } from '../../../ui/rich-text-editor'
import { TimeFields } from '../../manage/time-fields'
import styles from './question.module.css'
import { STATES } from './question-list'
import { QuestionStanding } from './question-standing'
import { NAMES, type QuestionProps, useQuestion } from './use-question'

const keepPicture = (file: File) =>
  ask(add, {}, { files: [file] }).then(
    ({ url }) => url,
    () => undefined,
  )

export function QuestionForm(props: QuestionProps) {
  const t = useText()
  const { question, refresh = async () => {} } = props
  const { form, made } = useQuestion(props)
  const readOnly = !useMay()(question ? update : create)
  const { lang, state } = (question ?? props.initial)!
  const saved = useMade()
  const done = () => {
    toast(t('faq.SAVED'), { type: 'success' })
    if (question) return
    form.discard()
    saved(made.current)
  }
  return (
    <>
      {question && <QuestionStanding question={question} isUnsaved={form.changed.length > 0} refresh={refresh} />}
      <Form of={form} className={styles.form} readOnly={readOnly} onSaved={done}>
        <TextField name="title" label={t('faq.QUESTION')} lang={lang} />
        <Place state={state} />
        <TimeFields />
        <Answer lang={lang} />
        <SaveBar nameOf={(field) => t(NAMES.get(field) ?? 'faq.QUESTION')} />
      </Form>
    </>
  )
}

/** Leads to the question that was made, once nothing of it is unsaved any more. */
function useMade() {
  const navigate = useNavigate()
  const [idx, setIdx] = useState<number>()
  useEffect(() => {
    if (idx) navigate(`/ishm/board/faq/${idx}`, { replace: true })
  }, [idx])
  return setIdx
}

function Place({ state }: { state: Faq['state'] }) {
  const t = useText()
  const { list: categories } = useCodes('768')
  const states = state === 'ARCHIVED' ? [...STATES, state] : STATES
  return (
    <div className={styles.row}>
      <SelectField
        name="category"
        label={t('faq.CATEGORY')}
        options={categories.map(({ key, label }) => ({ value: key, label }))}
      />
      <SelectField
        name="state"
        label={t('faq.STATE')}
        options={states.map((value) => ({ value, label: t(`faq.STATE_${value}`) }))}
      />
      <TextField name="orderNo" label={t('faq.ORDER')} hint={t('faq.ORDER_HINT')} />
    </div>
  )
}

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
