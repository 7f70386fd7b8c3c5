/**
 * @generated SignedSource<<5e98b4912be44cd1ede3357e2b1551c9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderDispute_order$data = {
  readonly dispute: {
    readonly id: string;
  } | null | undefined;
  readonly disputeAction: {
    readonly enabled: boolean;
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "OrderDispute_order";
};
export type OrderDispute_order$key = {
  readonly " $data"?: OrderDispute_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderDispute_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderDispute_order",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Dispute",
      "kind": "LinkedField",
      "name": "dispute",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "db114104e3c442facbdfaa778141c5d5";

export default node;
