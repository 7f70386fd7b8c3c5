/**
 * @generated SignedSource<<ecd8b885b6582d32ba330ae908966994>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DueReceipt_order$data = {
  readonly held: number;
  readonly lines: ReadonlyArray<{
    readonly description: string;
    readonly quantity: number;
  }>;
  readonly provider: {
    readonly companyName: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"OrderDialogs_order">;
  readonly " $fragmentType": "DueReceipt_order";
};
export type DueReceipt_order$key = {
  readonly " $data"?: DueReceipt_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"DueReceipt_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DueReceipt_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "held",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Provider",
      "kind": "LinkedField",
      "name": "provider",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "companyName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderDialogs_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "1d9f52a052845adc07efa00818fa9f3f";

export default node;
