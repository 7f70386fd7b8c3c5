/**
 * @generated SignedSource<<20fe5b3a90477b0d609a6dd903c2e883>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PayoutBatchState = "CLOSED" | "SETTLED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type payoutBatchColumns_batch$data = {
  readonly closedAt: string;
  readonly failed: {
    readonly count: number;
  };
  readonly id: string;
  readonly pending: {
    readonly count: number;
  };
  readonly state: PayoutBatchState;
  readonly total: {
    readonly amount: number;
    readonly count: number;
  };
  readonly " $fragmentType": "payoutBatchColumns_batch";
};
export type payoutBatchColumns_batch$key = {
  readonly " $data"?: payoutBatchColumns_batch$data;
  readonly " $fragmentSpreads": FragmentRefs<"payoutBatchColumns_batch">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "payoutBatchColumns_batch",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PayoutSum",
      "kind": "LinkedField",
      "name": "total",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PayoutSum",
      "kind": "LinkedField",
      "name": "pending",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PayoutSum",
      "kind": "LinkedField",
      "name": "failed",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "PayoutBatch",
  "abstractKey": null
};
})();

(node as any).hash = "f15b9d448358a4f55fe57ef39ff4ec80";

export default node;
