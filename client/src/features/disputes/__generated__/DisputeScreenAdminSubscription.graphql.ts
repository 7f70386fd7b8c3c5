/**
 * @generated SignedSource<<26e37926c4f5f5174b1bd7651bd703a2>>
 * @relayHash 9dd067072babac2785fe90d6c7c216c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 269b15ef573e66068ca6f60a6bac06fd0dc280eb88316ba6e0559df14bec21c1

import type { ConcreteRequest } from 'relay-runtime';
export type DisputeScreenAdminSubscription$variables = Record<PropertyKey, never>;
export type DisputeScreenAdminSubscription$data = {
  readonly disputeUpdated: {
    readonly id: string;
  } | null | undefined;
};
export type DisputeScreenAdminSubscription = {
  response: DisputeScreenAdminSubscription$data;
  variables: DisputeScreenAdminSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Dispute",
    "kind": "LinkedField",
    "name": "disputeUpdated",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "DisputeScreenAdminSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DisputeScreenAdminSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "269b15ef573e66068ca6f60a6bac06fd0dc280eb88316ba6e0559df14bec21c1",
    "metadata": {},
    "name": "DisputeScreenAdminSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "f3d026a607e0b098e88ed70cc5b1fe29";

export default node;
