/**
 * @generated SignedSource<<85684255f87747010432c02f6216e68a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HandOverCode_order$data = {
  readonly handOverCode: string | null | undefined;
  readonly " $fragmentType": "HandOverCode_order";
};
export type HandOverCode_order$key = {
  readonly " $data"?: HandOverCode_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"HandOverCode_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HandOverCode_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "handOverCode",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "9b270fe489bb71f44814efd6ee5b1a79";

export default node;
