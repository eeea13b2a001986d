import { wordHere } from '../../../language/word-here'
import { recordPage } from '../../../office/record-page'
import { HofForm } from './hof-form'
import { FEATS } from './hof-list'

export const handle = { messages: ['hof-edit', 'hof', 'feat', 'form', 'manager', 'history'] }

export default recordPage(FEATS, HofForm, {
  name: (row, t) => wordHere(row, 'playerName') || t('hof-edit.ONE'),
})
