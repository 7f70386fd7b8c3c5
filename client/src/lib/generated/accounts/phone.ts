// Written by npm run codegen from server/src/common/accounts/phone.ts.

import { plainIdentifier } from '../identifiers'

const URUGUAYAN = /^(9[1-9]\d{6}|2\d{7}|4[2-7]\d{6})$/
const INTERNATIONAL = /^\+[1-9]\d{7,14}$/
/** 'Tel.: …', 'Mi WhatsApp es …', a telephone drawn before it, and the 'tel:' of a link. */
const LABEL =
  /^(?:(?:mi|es|tel(?:[eé]fono)?|cel(?:ular)?|m[oó]vil|contacto|whats ?app|wpp?|wsp|callto|sms|nro|n[uú]mero)\b|n°|[^\p{L}\d+(])+/iu
/** The links of a chat: 'https://wa.me/59894231234'. The number has its country, and no sign before it. */
const CHAT_LINK =
  /^(?:https?:\/\/)?(?:wa\.me\/|(?:api|web)\.whatsapp\.com\/send\/?\?(?:.*&)?phone=)\+?(\d+).*$/i

/** A phone number in E.164 ('+59894231234'), or null. National numbers are Uruguayan; others need their '+'. */
export function parsePhone(typed: string): string | null {
  const compact = plainIdentifier(typed)
    .replace(CHAT_LINK, '+$1')
    .replace(LABEL, '')
    .replaceAll(/[\s().,;/·_*"'”’»\]-]/g, '')
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
