/**
 * @generated SignedSource<<07a7bb2fa0918a0b36efe3f1527f13cf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewDialogs_order$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewDialog_order">;
  readonly " $fragmentType": "ReviewDialogs_order";
};
export type ReviewDialogs_order$key = {
  readonly " $data"?: ReviewDialogs_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewDialogs_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewDialogs_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewDialog_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "29af7c0a75c4c5635451231d1055a011";

export default node;
