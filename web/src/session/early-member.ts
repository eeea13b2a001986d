import { USER } from './stored-session'

/** Runs in the head, before the first paint: a page that comes as visitors see it need not show a member what only they see. */
export const EARLY_MEMBER_SCRIPT = `try{if(JSON.parse(localStorage.getItem('${USER}')||sessionStorage.getItem('${USER}')).memberIdx)document.documentElement.dataset.member=''}catch(e){}`
