/**
 * @generated SignedSource<<3774e879156315c59c4968c1c74f65b7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WhatsAppRunKind = "SEND" | "TEST" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WhatsAppRuns_whatsApp$data = {
  readonly runs: ReadonlyArray<{
    readonly at: string;
    readonly error: string | null | undefined;
    readonly kind: WhatsAppRunKind;
  }>;
  readonly " $fragmentType": "WhatsAppRuns_whatsApp";
};
export type WhatsAppRuns_whatsApp$key = {
  readonly " $data"?: WhatsAppRuns_whatsApp$data;
  readonly " $fragmentSpreads": FragmentRefs<"WhatsAppRuns_whatsApp">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WhatsAppRuns_whatsApp",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WhatsAppRun",
      "kind": "LinkedField",
      "name": "runs",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "error",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WhatsAppIntegration",
  "abstractKey": null
};

(node as any).hash = "69f52d0aa3eb91fc018eeac48000cfb3";

export default node;
