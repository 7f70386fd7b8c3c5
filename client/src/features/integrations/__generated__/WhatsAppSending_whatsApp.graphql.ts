/**
 * @generated SignedSource<<6955666016dd1af3e9d105ecb307dfe7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WhatsAppSending_whatsApp$data = {
  readonly isOn: boolean;
  readonly isReady: boolean;
  readonly restsUntil: string | null | undefined;
  readonly " $fragmentType": "WhatsAppSending_whatsApp";
};
export type WhatsAppSending_whatsApp$key = {
  readonly " $data"?: WhatsAppSending_whatsApp$data;
  readonly " $fragmentSpreads": FragmentRefs<"WhatsAppSending_whatsApp">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WhatsAppSending_whatsApp",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isReady",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "restsUntil",
      "storageKey": null
    }
  ],
  "type": "WhatsAppIntegration",
  "abstractKey": null
};

(node as any).hash = "7313259e396c2e546841932092236d48";

export default node;
