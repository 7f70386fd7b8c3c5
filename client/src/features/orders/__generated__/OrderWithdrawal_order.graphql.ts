/**
 * @generated SignedSource<<6931e95092d55af31c5eb5660ee024c9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderWithdrawal_order$data = {
  readonly withdrawal: {
    readonly action: {
      readonly enabled: boolean;
    };
  } | null | undefined;
  readonly " $fragmentType": "OrderWithdrawal_order";
};
export type OrderWithdrawal_order$key = {
  readonly " $data"?: OrderWithdrawal_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderWithdrawal_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderWithdrawal_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderWithdrawal",
      "kind": "LinkedField",
      "name": "withdrawal",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ViewerAction",
          "kind": "LinkedField",
          "name": "action",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "enabled",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "92b41ef771746fca2c1d71638a7bdc70";

export default node;
