/**
 * @generated SignedSource<<5733ea313be7fea12eb1f06be321bd34>>
 * @relayHash a7433495081582dc8d9f78524534c966
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c82baa77255c38740f2c3f6a86bc074d9ffaf4cd5c3f3409f0b65b6cdb5840b8

import type { ConcreteRequest } from 'relay-runtime';
export type useDecisionNewsEnquiriesSubscription$variables = Record<PropertyKey, never>;
export type useDecisionNewsEnquiriesSubscription$data = {
  readonly enquiryUpdated: {
    readonly __typename: "Enquiry";
  } | null | undefined;
};
export type useDecisionNewsEnquiriesSubscription = {
  response: useDecisionNewsEnquiriesSubscription$data;
  variables: useDecisionNewsEnquiriesSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useDecisionNewsEnquiriesSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Enquiry",
        "kind": "LinkedField",
        "name": "enquiryUpdated",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useDecisionNewsEnquiriesSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Enquiry",
        "kind": "LinkedField",
        "name": "enquiryUpdated",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "c82baa77255c38740f2c3f6a86bc074d9ffaf4cd5c3f3409f0b65b6cdb5840b8",
    "metadata": {},
    "name": "useDecisionNewsEnquiriesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "29d7d04df2674306020f60d4bf417f87";

export default node;
