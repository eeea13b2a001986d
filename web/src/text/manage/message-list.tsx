import { forManager } from '@clubhouse/contract/language/manage'
import { officeList } from '../../office/declare'
import { Original, Translation } from './translation'

const PAGE_SIZE = 50
const CATEGORY = /^[\w-]{1,20}$/

export const MESSAGES = officeList({
  call: forManager,
  path: '/ishm/system/message',
  texts: 'message',
  key: ({ lang, category, code }) => `${lang} ${category}.${code}`,
  size: PAGE_SIZE,
  title: {
    heading: 'message.ORIGINAL',
    sort: 'original',
    text: ({ category, code }) => `${category}.${code}`,
    Below: Original,
  },
  columns: [{ id: 'msg', heading: 'message.TRANSLATION', sort: 'isTranslated', Cell: Translation }],
  filters: [
    // Not `lang`, which is the language of the page itself.
    { kind: 'code', name: 'language', field: 'lang', group: '101', label: 'common.LANGUAGE' },
    {
      kind: 'select',
      name: 'category',
      label: 'message.CATEGORY',
      all: 'message.ALL',
      accept: CATEGORY,
      options: ({ data }) =>
        (data?.categories ?? []).map(({ category, total, missing }) => ({
          value: category,
          label: `${category} (${missing > 0 ? `${total - missing}/${total}` : total})`,
        })),
    },
    { kind: 'keyword', label: 'message.FIND' },
    { kind: 'switch', name: 'missing', label: 'message.ONLY_MISSING' },
  ],
})
