import { list, termsState } from '@clubhouse/contract/terms'
import { LanguageName } from '../../code/language-name'
import { useCodes } from '../../code/use-codes'
import { useFormat, useText } from '../../language/use-text'
import { officeList, type RowOf } from '../../office/declare'
import { StateWord } from '../../ui/state-word'

interface Cell {
  row: RowOf<typeof list>
}

const FILTERS = ['termsType', 'state', 'lang', 'keyword']
const TONES = { DRAFT: 'off', SCHEDULED: 'wait', IN_FORCE: 'good', SUPERSEDED: 'off' } as const

export const TERMS = officeList({
  call: list,
  path: '/ishm/site/terms',
  texts: 'terms-manage',
  key: ({ termsIdx }) => termsIdx,
  record: 'path',
  title: {
    heading: 'terms-manage.NAME',
    sort: 'title',
    text: ({ title }) => title,
    lang: ({ lang }) => lang,
    missingIn: ({ missingIn }) => missingIn,
  },
  columns: [
    { id: 'type', heading: 'terms-manage.TYPE', sort: 'termsType', Cell: Type },
    { id: 'state', heading: 'terms-manage.STATE', Cell: State },
    { id: 'effective', heading: 'terms.EFFECTIVE', sort: '-effectiveDate', isNarrow: true, Cell: Effective },
    { id: 'revision', heading: 'terms-manage.REVISION', isNarrow: true, Cell: ({ row }) => row.revision },
    { id: 'required', heading: 'terms-manage.REQUIRED', isNarrow: true, Cell: Required },
    { id: 'lang', heading: 'common.LANGUAGE', isNarrow: true, Cell: LanguageName },
  ],
  empty: (query) =>
    FILTERS.some((name) => query.has(name))
      ? undefined
      : { title: 'terms-manage.NONE', hint: 'terms-manage.NONE_HINT', isAll: true },
  filters: [
    { kind: 'code', name: 'termsType', group: 'ZWA', label: 'terms-manage.TYPE', all: 'terms-manage.TYPE_ALL' },
    {
      kind: 'select',
      name: 'state',
      label: 'terms-manage.STATE',
      all: 'terms-manage.STATE_ALL',
      accept: termsState.options,
      options: ({ t }) => termsState.options.map((value) => ({ value, label: t(`terms.${value}`) })),
    },
    { kind: 'code', name: 'lang', group: '101', label: 'common.LANGUAGE', all: 'terms-manage.LANGUAGE_ALL' },
    { kind: 'keyword', label: 'terms-manage.FIND' },
  ],
})

function Type({ row }: Cell) {
  return useCodes('ZWA').label(row.termsType)
}

function State({ row: { state, places } }: Cell) {
  const t = useText()
  return (
    <>
      <StateWord tone={TONES[state]}>{t(`terms.${state}`)}</StateWord>
      {places > 0 && <StateWord tone="wait">{t('terms-manage.PLACES_SHORT', { count: places })}</StateWord>}
    </>
  )
}

function Effective({ row }: Cell) {
  return useFormat().day(row.effectiveDate, 'date')
}

function Required({ row }: Cell) {
  return useText()(row.isRequired ? 'common.YES' : 'common.NO')
}
