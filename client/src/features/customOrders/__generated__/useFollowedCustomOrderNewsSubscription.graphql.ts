/**
 * @generated SignedSource<<7e56f8c0355b38f6d548bdc144a3e7bd>>
 * @relayHash 2f7bdb4b63cb15a19f20bf8af34a623c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e771275df34efb1a1656f07631af85303169e4f26132f18cee5217c5e0b48eac

import type { ConcreteRequest } from 'relay-runtime';
export type useFollowedCustomOrderNewsSubscription$variables = Record<PropertyKey, never>;
export type useFollowedCustomOrderNewsSubscription$data = {
  readonly followedCustomOrderUpdated: {
    readonly id: string;
  } | null | undefined;
};
export type useFollowedCustomOrderNewsSubscription = {
  response: useFollowedCustomOrderNewsSubscription$data;
  variables: useFollowedCustomOrderNewsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "CustomOrder",
    "kind": "LinkedField",
    "name": "followedCustomOrderUpdated",
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
    "name": "useFollowedCustomOrderNewsSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useFollowedCustomOrderNewsSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "e771275df34efb1a1656f07631af85303169e4f26132f18cee5217c5e0b48eac",
    "metadata": {},
    "name": "useFollowedCustomOrderNewsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "81d0052242f46f727d066b6509a2ef62";

export default node;
