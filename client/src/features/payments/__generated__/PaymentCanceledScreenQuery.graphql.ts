/**
 * @generated SignedSource<<df06a4cf5023edc2db91b70ba2ea6773>>
 * @relayHash 1f2b09f1a10437d9886b149ed346756e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dca6e381da76c8d205252fdd52fcfaca91e5aebb4c82a70df763d755c00b41b8

import type { ConcreteRequest } from 'relay-runtime';
export type CheckoutOutcome = "EXPIRED" | "FAILED" | "GIVEN_BACK" | "PAID" | "PROCESSING" | "WAITING" | "%future added value";
export type PaymentCanceledScreenQuery$variables = {
  sessionId: string;
};
export type PaymentCanceledScreenQuery$data = {
  readonly checkout: {
    readonly outcome: CheckoutOutcome;
  } | null | undefined;
};
export type PaymentCanceledScreenQuery = {
  response: PaymentCanceledScreenQuery$data;
  variables: PaymentCanceledScreenQuery$variables;
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
    "name": "PaymentCanceledScreenQuery",
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
    "name": "PaymentCanceledScreenQuery",
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
    "id": "dca6e381da76c8d205252fdd52fcfaca91e5aebb4c82a70df763d755c00b41b8",
    "metadata": {},
    "name": "PaymentCanceledScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "981d3c09e3b05d1539568738632836e3";

export default node;
