import { useField } from '../../ui/form/form'
import { RichTextEditor } from '../../ui/rich-text-editor'
import { keepPicture } from './keep-picture'
import { TheirText } from './their-text'

interface Props {
  label: string
  lang: string
  /** Of its field, where that is not the text of a post. */
  name?: string
}

/** The text of a post; if another editor has saved a newer one, that is shown below it. */
export function ContentsField({ label, lang, name = 'contents' }: Props) {
  const { value, saved, error, readOnly, isOvertaken, type } = useField(name)
  return (
    <div>
      <RichTextEditor
        label={label}
        lang={lang}
        readOnly={readOnly}
        value={String(value)}
        onChange={type}
        addPicture={(file) => keepPicture(file).then((kept) => kept?.url)}
        error={error}
      />
      {isOvertaken && <TheirText html={String(saved)} lang={lang} onTake={() => type(saved)} />}
    </div>
  )
}
