import { type LetterRow, list } from '@clubhouse/contract/letter'
import { useFormat, useText } from '../../../language/use-text'
import { officeList } from '../../../office/declare'
import { StateWord } from '../../../ui/state-word'
import { kindWord } from '../mail-words'

interface Cell {
  row: LetterRow
}

export const LETTERS = officeList({
  call: list,
  path: '/ishm/system/letter',
  texts: 'letter',
  key: ({ kind }) => kind,
  record: 'path',
  size: 100,
  title: { heading: 'letter.KIND', text: ({ kind }, t) => kindWord(t, kind), Below: When },
  columns: [
    { id: 'group', heading: 'letter.GROUP', Cell: Group },
    { id: 'to', heading: 'letter.TO', Cell: To },
    { id: 'sent', heading: 'letter.SENT', isNarrow: true, Cell: Sent },
    { id: 'optional', heading: 'letter.OPTIONAL', Cell: Optional },
    { id: 'changed', heading: 'letter.CHANGED', Cell: Changed },
  ],
})

function When({ row }: Cell) {
  return useText()(`letter.WHEN_${row.kind}`)
}

function Group({ row }: Cell) {
  return useText()(`letter.GROUP_${row.group}`)
}

function To({ row }: Cell) {
  return useText()(`letter.TO_${row.to}`)
}

function Sent({ row }: Cell) {
  return useFormat().number(row.sent)
}

function Optional({ row }: Cell) {
  return useText()(row.isOptional ? 'letter.OPTIONAL_YES' : 'letter.OPTIONAL_NO')
}

function Changed({ row: { changed } }: Cell) {
  const t = useText()
  return (
    <StateWord tone={changed > 0 ? 'good' : 'off'}>
      {changed > 0 ? t('letter.CHANGED_COUNT', { count: changed }) : t('letter.CHANGED_NONE')}
    </StateWord>
  )
}
