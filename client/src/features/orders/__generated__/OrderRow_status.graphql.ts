/**
 * @generated SignedSource<<54668e417dc7313e4a460145b17628f0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatusTone = "BAD" | "GOOD" | "MOVING" | "OVER" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderRow_status$data = {
  readonly label: string;
  readonly summary: string;
  readonly tone: StatusTone;
  readonly " $fragmentType": "OrderRow_status";
};
export type OrderRow_status$key = {
  readonly " $data"?: OrderRow_status$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderRow_status">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderRow_status",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "label",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "summary",
      "storageKey": null
    }
  ],
  "type": "OrderStatus",
  "abstractKey": null
};

(node as any).hash = "9551bd1697efcef79708e19510979149";

export default node;
