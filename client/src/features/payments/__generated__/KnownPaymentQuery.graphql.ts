/**
 * @generated SignedSource<<767c4168f5bfac02eb0beb513c030b1a>>
 * @relayHash a8e7d4702e8c8deb033fc18d612fdd3c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e868aa781908cd84abf79e67737009efda66615e1577b266c79bdcc18f6b88ba

import type { ConcreteRequest } from 'relay-runtime';
export type CheckoutOutcome = "EXPIRED" | "FAILED" | "GIVEN_BACK" | "PAID" | "PROCESSING" | "WAITING" | "%future added value";
export type KnownPaymentQuery$variables = {
  sessionId: string;
};
export type KnownPaymentQuery$data = {
  readonly checkout: {
    readonly outcome: CheckoutOutcome;
  } | null | undefined;
};
export type KnownPaymentQuery = {
  response: KnownPaymentQuery$data;
  variables: KnownPaymentQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "sessionId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "sessionId",
    "variableName": "sessionId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "outcome",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "KnownPaymentQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Checkout",
        "kind": "LinkedField",
        "name": "checkout",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "KnownPaymentQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Checkout",
        "kind": "LinkedField",
        "name": "checkout",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
    "id": "e868aa781908cd84abf79e67737009efda66615e1577b266c79bdcc18f6b88ba",
    "metadata": {},
    "name": "KnownPaymentQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d28541e5eede33bba1da3c4e919d3899";

export default node;
