/**
 * @generated SignedSource<<fc4850d42bbd748a2f62e246c72597ef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WhatsAppTab_whatsApp$data = {
  readonly " $fragmentSpreads": FragmentRefs<"WhatsAppAccountPanel_whatsApp" | "WhatsAppRuns_whatsApp" | "WhatsAppSending_whatsApp">;
  readonly " $fragmentType": "WhatsAppTab_whatsApp";
};
export type WhatsAppTab_whatsApp$key = {
  readonly " $data"?: WhatsAppTab_whatsApp$data;
  readonly " $fragmentSpreads": FragmentRefs<"WhatsAppTab_whatsApp">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WhatsAppTab_whatsApp",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WhatsAppAccountPanel_whatsApp"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WhatsAppSending_whatsApp"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WhatsAppRuns_whatsApp"
    }
  ],
  "type": "WhatsAppIntegration",
  "abstractKey": null
};

(node as any).hash = "17a89a75212496c72199bc371934e3d0";

export default node;
