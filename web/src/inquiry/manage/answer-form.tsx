import { INQUIRY_FILES } from '@clubhouse/contract/inquiry'
import { answer } from '@clubhouse/contract/inquiry-manage'
import { list as templates } from '@clubhouse/contract/inquiry-template'
import { useState } from 'react'
import { useCall } from '../../api/use-call'
import { ActForm } from '../../form/act-form'
import { Refusal } from '../../form/refusal'
import { useForm } from '../../form/use-form'
import { useOwnLanguages } from '../../form/use-own-languages'
import { useText } from '../../language/use-text'
import { AreaField } from '../../ui/form/area-field'
import { ChoiceField } from '../../ui/form/choice-field'
import { FilesField } from '../../ui/form/files-field'
import { newFiles } from '../../ui/form/files-value'
import { useField } from '../../ui/form/form'
import { Select } from '../../ui/form/select'
import type { DeedProps } from './assign-form'

/** Answers an enquiry. What is typed is kept while others are read. */
export function AnswerForm({ inquiry, isOver, refresh, onDone, onBack }: DeedProps) {
  const t = useText()
  const { idx, version, memberLang, closedAfterDays: count } = inquiry
  const { label: languageOf } = useOwnLanguages()
  const form = useForm({
    call: answer,
    kept: `answer ${idx}`,
    initial: { contents: '', files: [], close: false },
    given: { idx, version },
    words: { contents: 'inquiry-manage.ANSWER_MISSING' },
    files: ({ files }) => newFiles(files),
    reread: refresh,
    isOver,
  })
  return (
    <ActForm
      form={form}
      title={t('inquiry-manage.ANSWER')}
      label={t('inquiry-manage.SEND')}
      done={t('inquiry-manage.SENT')}
      {...{ onDone, onBack }}
    >
      <TemplateChoice lang={memberLang} />
      <AreaField
        name="contents"
        label={t('inquiry-manage.ANSWER_TEXT')}
        hint={t('inquiry-manage.ANSWER_HINT', { language: languageOf(memberLang) })}
        lang={memberLang}
        rows={8}
      />
      <FilesField name="files" label={t('inquiry-manage.FILES')} rules={INQUIRY_FILES} saved={[]} isOptional />
      <ChoiceField name="close" label={t('inquiry-manage.CLOSE')} hint={t('inquiry-manage.CLOSE_HINT', { count })} />
      <Refusal />
    </ActForm>
  )
}

/** Puts the words of a template into the answer, in the member’s language where it has them. */
function TemplateChoice({ lang }: { lang: string }) {
  const t = useText()
  const [chosen, setChosen] = useState('')
  const { type, readOnly } = useField('contents')
  const { data } = useCall(templates, {}, { _nop_: true })
  if (!data || data.length === 0 || readOnly) return null
  const choose = (value: string) => {
    setChosen(value)
    const template = data.find(({ templateIdx }) => String(templateIdx) === value)
    if (template) type(template.translated[lang]?.contents ?? template.contents)
  }
  return (
    <Select
      label={t('inquiry-manage.TEMPLATE')}
      value={chosen}
      onChange={({ target }) => choose(target.value)}
      options={[
        { value: '', label: t('inquiry-manage.TEMPLATE_NONE') },
        ...data.map(({ templateIdx, name }) => ({ value: String(templateIdx), label: name })),
      ]}
    />
  )
}
