/**
 * @generated SignedSource<<e16877807d6c503045afd4938f55efd8>>
 * @relayHash cfc53906ed485cc953387bb0c12c6161
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 336b18c00913093d0cc7159cab0d0a7ea17c37b33a77f95e6aa6f01ed5d210f9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useEnquiryNewsSubscription$variables = Record<PropertyKey, never>;
export type useEnquiryNewsSubscription$data = {
  readonly enquiryUpdated: {
    readonly answeredAt: string | null | undefined;
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"enquiryColumns_enquiry">;
  } | null | undefined;
};
export type useEnquiryNewsSubscription = {
  response: useEnquiryNewsSubscription$data;
  variables: useEnquiryNewsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "answeredAt",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useEnquiryNewsSubscription",
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
          (v1/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "enquiryColumns_enquiry"
          }
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
    "name": "useEnquiryNewsSubscription",
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
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "kind",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "email",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "subject",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "createdAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "phone",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "answer",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "336b18c00913093d0cc7159cab0d0a7ea17c37b33a77f95e6aa6f01ed5d210f9",
    "metadata": {},
    "name": "useEnquiryNewsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "2cd2e8e4d245aa1914b0abcfd40e1b1f";

export default node;
