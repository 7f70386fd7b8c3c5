/**
 * @generated SignedSource<<04226ba12d24b8860b4384ece108429e>>
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
  readonly stamp: string;
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
      "name": "stamp",
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

(node as any).hash = "c408d92d65e1800c4147a0d70489da3d";

export default node;
