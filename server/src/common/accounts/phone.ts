import { plainIdentifier } from '../identifiers.ts'

const URUGUAYAN = /^(9[1-9]\d{6}|2\d{7}|4[2-7]\d{6})$/
const INTERNATIONAL = /^\+[1-9]\d{7,14}$/
/** 'Tel.: …', 'WhatsApp …' and the 'tel:' of a link. */
const LABEL = /^(?:tel(?:[eé]fono)?|cel(?:ular)?|m[oó]vil|whats ?app|wpp?|wsp)\b[\s.:]*(?:n°[\s.:]*)?/i

/** A phone number in E.164 ('+59894231234'), or null. National numbers are Uruguayan; others need their '+'. */
export function parsePhone(typed: string): string | null {
  const compact = plainIdentifier(typed)
    .replace(LABEL, '')
    .replaceAll(/[\s().,;/·_*-]/g, '')
    .replace(/^00/, '+')
  if (compact.startsWith('+598')) {
    const national = compact.slice(4).replace(/^0/, '')
    return URUGUAYAN.test(national) ? `+598${national}` : null
  }
  if (compact.startsWith('+')) return INTERNATIONAL.test(compact) ? compact : null
  const national = compact.replace(/^598(?=\d{8}$)/, '').replace(/^0/, '')
  return URUGUAYAN.test(national) ? `+598${national}` : null
}

/** A Uruguayan number in E.164 as people write it: '+59894231234' → '094 231 234', '+59824001234' → '2400 1234'. */
export function phoneText(phone: string): string {
  const national = phone.replace(/^\+598/, '')
  return national.startsWith('9')
    ? `0${national.slice(0, 2)} ${national.slice(2, 5)} ${national.slice(5)}`
    : `${national.slice(0, 4)} ${national.slice(4)}`
}
