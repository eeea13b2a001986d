import { useField } from '../../../ui/form/form'
import { RichTextEditor } from '../../../ui/rich-text-editor'
import { keepPicture } from '../../manage/contents-field'

export function BodyField({ lang, label }: { lang: string; label: string }) {
  const { value, error, readOnly, type } = useField(`body.${lang}`)
  return (
    <RichTextEditor
      label={label}
      lang={lang}
      readOnly={readOnly}
      value={String(value)}
      onChange={type}
      addPicture={keepPicture}
      error={error}
    />
  )
}
