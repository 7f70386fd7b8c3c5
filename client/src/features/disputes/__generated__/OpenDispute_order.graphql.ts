/**
 * @generated SignedSource<<1ed954bb5df5cd1c0f7dacdf11b90cdc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OpenDispute_order$data = {
  readonly disputeAction: {
    readonly disabledReason: string | null | undefined;
    readonly enabled: boolean;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"OpenDisputeForm_order">;
  readonly " $fragmentType": "OpenDispute_order";
};
export type OpenDispute_order$key = {
  readonly " $data"?: OpenDispute_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenDispute_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpenDispute_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ViewerAction",
      "kind": "LinkedField",
      "name": "disputeAction",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "enabled",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "disabledReason",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OpenDisputeForm_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "4d888306b5f5d4404211365c292f3d16";

export default node;
